import { expect, test } from "vitest";
import { mayReload } from "#renderer/client/navigation/forced-reload.ts";

const now = 1_800_000_000_000;

test.each([
  ["none before", null, true],
  ["one just now", String(now), false],
  ["one less than 10 s ago", String(now - 9_999), false],
  ["one 10 s ago", String(now - 10_000), true],
  ["one yesterday", String(now - 86_400_000), true],
  ["one in the future, by a clock put back since", String(now + 3_600_000), true],
  ["something else than a time", "soon", true],
])("a reload is forced after %s: %s", (_case, last, isDue) => {
  expect(mayReload(last, now)).toBe(isDue);
});
