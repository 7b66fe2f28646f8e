/** A server of cardboard inside the browser, for what a real one would not do on demand. */

import type { Page, WebSocketRoute } from "@playwright/test";
import type { Board, Component } from "../src/library";
import type { Ask, Goals, News, Offer, Tell, View } from "../src/wire";
import { components } from "./components";
import { asking, type What } from "./questions";
import { boards, crowded, goals, invaded, news, TABLE, table, view } from "./sample";

export type Stage = {
  /** The line of the page, once it has one. */
  line: () => WebSocketRoute | null;
  /** Everything the page has asked. */
  asked: Ask[];
  /** How many lines the page has opened. */
  lines: () => number;
};

type Tricks = {
  board?: "basic" | "alternative";
  /** Another drawing of the same rooms. */
  drawn?: Board;
  /** A kind of intruder that no box has, in the room of the first adult. */
  kind?: { id: string; name: string; rank: number; letter: string };
  question?: What;
  /** Everybody is in the viewer's room, and so is something else. */
  crowd?: boolean;
  /** Everything on the table; the sample's components if not given. */
  components?: Component[];
  /** Components that are called otherwise. */
  named?: Component[];
  /** Anything else that is laid out otherwise. */
  laid?: (shown: View) => View;
  /** What the viewer is after; the sample's goals if not given. */
  goals?: Goals;
  /** What stands open to the viewer. */
  open?: Offer[];
  /** What has been told before; the sample's news if not given. */
  told?: News[];
  /** Milliseconds before every answer over HTTP. */
  slow?: number;
  /** What the page is told when it chooses; nothing at all if not given. */
  answer?: (ask: Ask) => Tell[];
};

export async function stage(page: Page, tricks: Tricks = {}): Promise<Stage> {
  const board = boards.find(({ id }) => id === (tricks.board ?? "basic"));
  if (!board) throw new Error("no such board");
  let line: WebSocketRoute | null = null;
  let lines = 0;
  const asked: Ask[] = [];
  const json = async (body: unknown): Promise<{ json: unknown }> => {
    await new Promise((done) => setTimeout(done, tricks.slow ?? 0));
    return { json: body };
  };
  const set = { ...table(), setup: { ...(table().setup as object), board: board.id } };
  await page.addInitScript(() => {
    localStorage.setItem("derelict.known", "1");
  });
  await page.route("**/api/me", async (route) => {
    await route.fulfill(await json({ guest: "0000000000000001", name: "Ana" }));
  });
  await page.route("**/api/lobby", async (route) => {
    await route.fulfill(await json([]));
  });
  await page.route("**/api/tables", async (route) => {
    await route.fulfill(await json([]));
  });
  await page.route("**/api/board/**", async (route) => {
    await route.fulfill(await json(tricks.drawn ?? board));
  });
  await page.route("**/api/components/**", async (route) => {
    const named = tricks.named ?? [];
    await route.fulfill(
      await json([...(tricks.components ?? components), ...brought(tricks.kind), ...named]),
    );
  });
  await page.routeWebSocket(/\/api\/tables\/.*\/play/, (socket) => {
    line = socket;
    lines += 1;
    const tell = (message: Tell): void => {
      socket.send(JSON.stringify(message));
    };
    socket.onMessage((message) => {
      const said = JSON.parse(message.toString()) as Ask | { protocol: number };
      if ("protocol" in said) {
        const laid = tricks.crowd ? crowded(view(board)) : view(board);
        const peopled = tricks.kind ? invaded(laid, tricks.kind.id) : laid;
        const shown = tricks.laid?.(peopled) ?? peopled;
        const told = tricks.told ?? news();
        tell({
          type: "welcome",
          protocol: 3,
          guest: "0000000000000001",
          detail: "views",
          language: "en",
          table: set,
        } as unknown as Tell);
        tell({
          type: "sync",
          seat: 2,
          n: told.at(-1)?.n ?? 0,
          view: shown,
          news: told,
          more: false,
          asked: asking(tricks.question ?? "action", board.id),
          waiting: shown.waiting,
          undo: 1,
          undoes: "Move",
          goals: tricks.goals ?? goals(),
          ...(tricks.open ? { opportunities: tricks.open } : {}),
        });
        return;
      }
      asked.push(said);
      if (said.type === "why-not") {
        const reasons = [{ rule: "shoot.who", text: "No intruder is in this room." }];
        tell({
          type: "why-not",
          id: said.id,
          seat: 2,
          wishes: [
            { wish: { act: [{ basic: "shoot" }, 0] }, group: "fight", label: "Shoot", reasons },
          ],
        } as unknown as Tell);
      }
      if (said.type === "ping") tell({ type: "pong", id: said.id });
      for (const message of tricks.answer?.(said) ?? []) tell(message);
    });
  });
  return { line: () => line, asked, lines: () => lines };
}

/** The component of a kind that a pack brings. */
function brought(kind: Tricks["kind"]): Component[] {
  if (!kind) return [];
  const { id, name, rank, letter } = kind;
  const token = { shows: { kind: id }, number: 2 };
  return [
    { kind: "intruder", id, name, text: null, print: { rank, letter } },
    { kind: "token", id: `${id}-2`, name, text: null, print: { token } },
  ];
}

export const ADDRESS = `/#/table/${TABLE}`;
