/** Saving a situation in which a rule seems wrong: only what this seat knows. */

import type { News, TableView, View } from "../wire";

/** Downloads the situation as a file to send with a report. */
export function report(table: TableView, view: View, news: News[]): void {
  const events = news.filter((one) => one.news === "event").slice(-60);
  const situation = { derelict: "situation", setup: table.setup, view, events };
  save(`derelict-turn-${view.turn}.json`, JSON.stringify(situation, null, 2));
}

/** Hands a file to the person. */
export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
