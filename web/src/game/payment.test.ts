import { expect, it } from "vitest";
import type { Asking, Offer } from "../wire";
import { answers, paymentOf, proposed, touched, type Payment } from "./payment";

const HAND = ["search", "contamination", "rest", "search"];
const offer = (code: string, copies = 1): Offer =>
  ({ code, label: code.toUpperCase(), ...(copies > 1 ? { copies } : {}) }) as Offer;
const OPTIONS = [offer("card:search", 2), offer("card:rest")];

function paying(asked: Partial<Asking>): Payment {
  const payment = paymentOf({ decision: 1, prompt: {}, options: OPTIONS, ...asked }, HAND);
  if (!payment) throw new Error("no payment");
  return payment;
}

it("lists every card of the hand that can pay, equal ones apart", () => {
  const { means } = paying({ due: 2 });
  expect(means.map(({ card }) => card)).toEqual([0, 2, 3]);
  expect(means.map(({ code }) => code)).toEqual(["card:search", "card:rest", "card:search"]);
});

it("lists what is no card of the hand, too", () => {
  const { means } = paying({ options: [offer("item:knife")], due: 1, forced: true });
  expect(means).toEqual([{ code: "item:knife", label: "ITEM:KNIFE", card: null }]);
});

it("is no payment where one thing is chosen", () => {
  expect(paymentOf({ options: OPTIONS }, HAND)).toBeNull();
});

it("picks what the server suggests, by its own place in the hand", () => {
  const payment = paying({ due: 2 });
  expect(proposed(payment, ["card:rest", "card:search"])).toEqual([1, 0]);
  expect(proposed(payment, ["card:search", "card:search"])).toEqual([0, 2]);
  expect(proposed(payment, ["card:elsewhere", "card:rest"])).toEqual([1]);
  expect(proposed(payment)).toEqual([]);
  expect(proposed(paying({ ends: "done" }), ["card:rest"])).toEqual([]);
});

it("swaps one card for another as soon as all that is due is picked", () => {
  const payment = paying({ due: 2 });
  expect(touched([0, 1], 2, payment)).toEqual([1, 2]);
  expect(touched([0, 1], 1, payment)).toEqual([0]);
  expect(touched([0], 2, payment)).toEqual([0, 2]);
});

it("sends everything at once, and nothing before everything is picked", () => {
  const payment = paying({ due: 2 });
  expect(answers(payment, [2, 1])).toEqual(["card:search", "card:rest"]);
  expect(answers(payment, [2])).toBeNull();
});

it("ends by itself where any number may be picked", () => {
  const payment = paying({ options: [...OPTIONS, offer("done")], ends: "done" });
  expect(payment.means.map(({ code }) => code)).toEqual([
    "card:search",
    "card:rest",
    "card:search",
  ]);
  expect(answers(payment, [])).toEqual(["done"]);
  expect(answers(payment, [1])).toEqual(["card:rest", "done"]);
  expect(touched([0], 1, payment)).toEqual([0, 1]);
});
