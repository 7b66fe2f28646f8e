import { expect, it } from "vitest";
import { lines } from "./lines";

it.each([
  ["Cockpit", ["Cockpit"]],
  ["Hibernatorium", ["Hibernatorium"]],
  ["Command Center", ["Command Center"]],
  ["Engine Control Room", ["Engine", "Control Room"]],
  ["Room Covered with Slime", ["Room Covered", "with Slime"]],
  ["Evacuation Section A", ["Evacuation", "Section A"]],
  ["Triebwerkskontrollraum", ["Triebwerks-", "kontrollraum"]],
  ["Schleusensteuerung", ["Schleusen-", "steuerung"]],
  ["Kommandozentrale", ["Kommando-", "zentrale"]],
  ["Hatch Control System", ["Hatch", "Control System"]],
  ["Evakuierungssektion A", ["Evakuierungs-", "sektion A"]],
  ["Raum voller Schleim", ["Raum voller", "Schleim"]],
])("%s is set in lines", (name, set) => {
  expect(lines(name, 12)).toEqual(set);
});
