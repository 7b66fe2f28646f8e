import { expect, it } from "vitest";
import type { Component } from "../library";
import type { NotNow, Offer } from "../wire";
import { Names } from "./names";
import { suggestion } from "./suggestion";

const names = new Names([
  { kind: "action-card", id: "nerves", name: "", text: null, print: { reaction: true } },
  { kind: "action-card", id: "search", name: "", text: null, print: {} },
] as Component[]);

const paying = (...cards: string[]): Map<string, Offer[]> =>
  new Map(cards.map((card) => [card, [{ code: `card:${card}` } as Offer]]));

const idle = (...cards: string[]): NotNow[] =>
  cards.map((card) => ({ wish: { act: [{ card }, 0] }, label: card, reasons: [] }) as NotNow);

it("suggests what could not be played anyway", () => {
  const hand = ["search", "rest", "move"];
  expect(suggestion(hand, paying(...hand), idle("rest"), names)).toBe(1);
});

it("prefers a card that is held twice", () => {
  const hand = ["search", "search", "rest"];
  expect(suggestion(hand, paying(...hand), [], names)).toBe(1);
});

it("keeps reactions for their moment", () => {
  const hand = ["search", "nerves"];
  expect(suggestion(hand, paying(...hand), idle("nerves"), names)).toBe(0);
  expect(suggestion(["nerves"], paying("nerves"), [], names)).toBe(0);
});

it("suggests nothing where nothing can pay", () => {
  expect(suggestion(["contamination"], paying(), [], names)).toBe(-1);
});
