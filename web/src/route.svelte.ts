/** Where in the client one is, kept in the address so that links lead there. */

export type Route =
  | { at: "home" }
  | { at: "new" }
  | { at: "settings" }
  | { at: "gallery"; box: string | null }
  | { at: "table"; table: string; invitation: string | null }
  | { at: "replay"; table: string; moment: number };

export function read(hash: string): Route {
  const [first, second, third] = hash.replace(/^#?\/?/, "").split("/");
  if (first === "new") return { at: "new" };
  if (first === "settings") return { at: "settings" };
  if (first === "gallery") return { at: "gallery", box: second ?? null };
  if (first === "table" && second) {
    return { at: "table", table: second, invitation: third ?? null };
  }
  if (first === "replay" && second) {
    return { at: "replay", table: second, moment: Number(third ?? 0) || 0 };
  }
  return { at: "home" };
}

class Address {
  route = $state.raw<Route>(read(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.route = read(location.hash);
    });
  }

  go(path: string): void {
    location.hash = path;
  }

  /** Has the address say something else about where one is. */
  rename(link: string): void {
    history.replaceState(null, "", link);
  }
}

export const address = new Address();
