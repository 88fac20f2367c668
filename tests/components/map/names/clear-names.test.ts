import { expect, test } from "vitest";
import { clearNames } from "#components/map/names/clear-names.ts";
import type { PlacedName } from "#components/map/names/place-names.ts";

const corner = { x: 1000, y: 2000 };
const button = { left: 8, top: 8, right: 44, bottom: 44 };

/** A name of 60 × 14 pixels at a place in the frame. */
function nameAt(text: string, x: number, y: number): PlacedName {
  return {
    text,
    kind: "town",
    middle: { x: corner.x + x, y: corner.y + y },
    size: { width: 60, height: 14 },
    dot: null,
  };
}

test("names whose box meets a button are left out, and those beside it stay", () => {
  const names = [
    nameAt("under the button", 30, 25),
    nameAt("touched at its start", 70, 40),
    nameAt("touched from below", 40, 52),
    nameAt("right of the button", 80, 25),
    nameAt("below the button", 40, 60),
  ];
  const clear = clearNames(names, corner, [button]).map(({ text }) => text);
  expect(clear).toEqual(["right of the button", "below the button"]);
});

test("without buttons all names stay", () => {
  const names = [nameAt("Brno", 30, 25)];
  expect(clearNames(names, corner, [])).toEqual(names);
});
