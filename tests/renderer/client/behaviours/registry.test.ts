import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { behaviours } from "#renderer/client/behaviours/registry.ts";

const sources = globSync("{components,renderer,templates}/**/*.tsx").map((file) => readFileSync(file, "utf8"));
const sent = /(?:data-click|data-change|data-input|sends)=(?:"|\{[^}"]*")(\w+)\.\w+"/g;
const named = new Set(sources.flatMap((source) => [...source.matchAll(sent)].map(([, name]) => name)));

test("every behaviour named by an element is in the registry, and vice versa", () => {
  expect(named.size).toBeGreaterThan(4);
  expect([...named].toSorted(), "add it to renderer/client/behaviours/registry.ts").toEqual(
    Object.keys(behaviours).toSorted(),
  );
});
