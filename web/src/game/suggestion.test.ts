import { expect, it } from "vitest";
import type { Component } from "../library";
import { Names } from "./names";
import type { Payment } from "./payment";
import { suggestion } from "./suggestion";

const names = new Names([
  { kind: "action-card", id: "nerves", name: "", text: null, print: { reaction: true } },
  { kind: "action-card", id: "search", name: "", text: null, print: { cost: 0 } },
] as Component[]);

const paying = (due: number | null, ...cards: string[]): Payment => ({
  due,
  forced: false,
  means: cards.map((card, index) => ({ code: `card:${card}`, label: card, card: index })),
  ends: due === null ? "done" : null,
});

const suggested = (payment: Payment, ...playable: string[]): string[] =>
  suggestion(payment, new Set(playable), names).map((at) => payment.means[at]?.label ?? "");

it("suggests what could not be played anyway", () => {
  expect(suggested(paying(1, "search", "rest", "repairs"), "search", "repairs")).toEqual(["rest"]);
});

it("prefers a card that is held twice, and keeps the other", () => {
  expect(suggested(paying(1, "search", "search", "rest"), "search")).toEqual(["search"]);
  expect(suggested(paying(2, "search", "search", "rest"), "search")).toEqual(["search", "rest"]);
});

it("keeps reactions for their moment", () => {
  expect(suggested(paying(1, "search", "nerves"), "search")).toEqual(["search"]);
  expect(suggested(paying(1, "nerves"))).toEqual(["nerves"]);
});

it("never suggests the most useful card while another can pay", () => {
  const hand = ["search", "nerves", "rest", "repairs"];
  for (let due = 1; due < hand.length; due += 1) {
    expect(suggested(paying(due, ...hand), "search", "repairs")).not.toContain("nerves");
  }
  expect(suggested(paying(2, "search", "rest", "repairs"), "search")).not.toContain("search");
});

it("suggests nothing where nothing is due", () => {
  expect(suggested(paying(null, "search", "rest"))).toEqual([]);
});
