/** The HTTP side of the server. */

import type {
  Board,
  Component,
  Exhibit,
  Chapter,
  FoundRule,
  Guide,
  Known,
  Library,
  Opened,
  Scene,
  Setup,
  TableOption,
  Terms,
} from "../library";
import type { Card, Code, Reason, TableView } from "../wire";

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly code: Code,
    text: string,
    readonly reasons: Reason[] = [],
  ) {
    super(text);
  }
}

/** The server could not be reached. */
export class Away extends Error {}

const PATIENCE = 15_000;

async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined
        ? {}
        : body instanceof Blob
          ? { body, headers: { "content-type": "application/x-ndjson" } }
          : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Away();
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok && said !== null) return said as T;
  if (isRefusal(said)) throw new Refused(said.code, said.text, said.reasons ?? []);
  throw new Away();
}

function isRefusal(said: unknown): said is { code: Code; text: string; reasons?: Reason[] } {
  return typeof said === "object" && said !== null && "code" in said && "text" in said;
}

function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString();
}

/** What of a setup decides which components there are. */
function contentOf({ packs, setting, species, mission }: Setup): Record<string, string> {
  const told = Object.entries({ setting, species, mission }).filter(([, value]) => value);
  return { packs: packs.join(","), ...(Object.fromEntries(told) as Record<string, string>) };
}

export const api = {
  me: (): Promise<Known> => call("GET", "/api/me"),
  beGuest: (name: string): Promise<Known> => call("POST", "/api/guests", { name }),
  open: (terms: Terms): Promise<Opened> => call("POST", "/api/tables", terms),
  own: (): Promise<Card[]> => call("GET", "/api/tables"),
  lobby: (): Promise<Card[]> => call("GET", "/api/lobby"),
  // An invitation is a secret, and addresses are written down on the way.
  look: (table: string, invitation: string | null): Promise<TableView> =>
    invitation
      ? call("POST", `/api/tables/${table}/look`, { invitation })
      : call("GET", `/api/tables/${table}`),
  join: (table: string, invitation: string | null, chair: number | null): Promise<TableView> =>
    call("POST", `/api/tables/${table}/join`, {
      ...(invitation ? { invitation } : {}),
      ...(chair === null ? {} : { chair }),
    }),
  replay: (table: string, at: number, eyes: string, language: string): Promise<Scene> =>
    call(
      "GET",
      `/api/tables/${table}/replay?at=${at}&language=${language}${eyes === "open" ? "" : `&eyes=${eyes}`}`,
    ),
  guides: (): Promise<Guide[]> => call("GET", "/api/guides"),
  options: (language: string): Promise<TableOption[]> =>
    call("GET", `/api/options?language=${language}`),
  rulebook: (): Promise<Chapter[]> => call("GET", "/api/rulebook"),
  section: (chapter: string, section: string): Promise<FoundRule[]> =>
    call("GET", `/api/rulebook/${chapter}/${encodeURIComponent(section)}`),
  rules: (search: string, language: string): Promise<FoundRule[]> =>
    call("GET", `/api/rules?${query({ q: search, language })}`),
  setup: (players: number, chosen: Record<string, string>): Promise<Setup> =>
    call("GET", `/api/setup?${query({ players: String(players), ...chosen })}`),
  /** The Epilogue of a finished table, and of a record somebody has. */
  epilogue: (table: string): Promise<{ setup: Setup }> =>
    call("GET", `/api/tables/${table}/epilogue`),
  epilogueOf: (name: string, record: Blob): Promise<{ setup: Setup }> =>
    call("POST", `/api/epilogue?${query({ name })}`, record),
  board: (chosen: Record<string, string>): Promise<Board> => {
    const { board = "", setting, species, mission } = chosen;
    const told = Object.entries({ setting, species, mission }).filter(([, value]) => value);
    const content = Object.fromEntries(told) as Record<string, string>;
    return call("GET", `/api/board/${board}?${query(content)}`);
  },
  gallery: (of: Record<string, string>, board: string, language: string): Promise<Exhibit[]> =>
    call("GET", `/api/gallery/${board}?${query({ ...of, language })}`),
  library: async (setup: Setup, language: string): Promise<Library> => {
    const content = contentOf(setup);
    const [drawn, components] = await Promise.all([
      call<Board>("GET", `/api/board/${setup.board}?${query(content)}`),
      call<Component[]>("GET", `/api/components/${setup.board}?${query({ ...content, language })}`),
    ]);
    return { board: drawn, components };
  },
};
