import { expect, test } from "vitest";
import { createIsChanged } from "#server/cms/changed-answers.ts";

const change = { ids: ["7"], addresses: [], structures: [], kinds: [], everything: false };
const content = { id: "7", structureKey: "aktualita", friendlyURLs: { cs: "/zprava" } };
const other = { ...content, id: "8", friendlyURLs: { cs: "/jina" } };
const request = "/contents?structureKey=aktualita&webId=12";

const listOf = (item: typeof content) => ({ value: { contents: [item] }, ids: new Set([item.id]) });

test.each([
  ["has the content", listOf(content), true],
  ["has another content", listOf(other), false],
  ["is no longer cached", null, true],
])("withdrawing an unknown content affects a list that %s: %#", (_, answer, expected) => {
  const isChanged = createIsChanged(change, [], { hasAllStructures: true });
  expect(isChanged("contents", request, answer)).toBe(expected);
});
