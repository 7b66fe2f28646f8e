/** Who the person at this browser is: a name, and a cookie the server gave. */

import { t } from "../words/words.svelte";
import { api, Away, Refused } from "./api";

const KNOWN = "derelict.known";

class Account {
  name = $state<string | null>(null);
  guest = $state<string | null>(null);

  /** Finds out whether the server knows this browser, if it ever came in. */
  async recall(): Promise<void> {
    if (localStorage.getItem(KNOWN) === null) return;
    try {
      const { guest, name } = await api.me();
      this.guest = guest;
      this.name = name;
    } catch (error) {
      if (error instanceof Away) throw error;
    }
  }

  /** Makes somebody of this browser, if it is nobody yet or wants another name. */
  async be(wanted: string): Promise<void> {
    const name = wanted.trim() || this.name || someName();
    if (this.guest !== null && (name === this.name || wanted.trim() === "")) return;
    const known = await api.beGuest(name);
    localStorage.setItem(KNOWN, "1");
    this.guest = known.guest;
    this.name = known.name;
  }
}

function someName(): string {
  return t("guest", { number: 100 + Math.floor(Math.random() * 900) });
}

/** What went wrong, for people. */
export function problem(error: unknown): string {
  if (error instanceof Refused) {
    return [error.message, ...error.reasons.map(({ text }) => text)].join(" ");
  }
  return t("server-away");
}

export const account = new Account();
