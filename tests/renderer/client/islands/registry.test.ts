import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { islands } from "#renderer/client/islands/registry.ts";

const sources = globSync("{components,renderer,templates}/**/*.tsx").map((file) => readFileSync(file, "utf8"));
const placed = new Set(
  sources.flatMap((source) => [...source.matchAll(/<\w*Island\s+name="(\w+)"/g)].map(([, name]) => name)),
);

test("every island that a page places is in the registry", () => {
  expect(placed.size).toBeGreaterThan(3);
  const missing = [...placed].filter((name) => name === undefined || !Object.hasOwn(islands, name));
  expect(missing, "add the island to renderer/client/islands/registry.ts").toEqual([]);
});

test("every island of the registry is placed on a page", () => {
  const unplaced = Object.keys(islands).filter((name) => !placed.has(name));
  expect(unplaced, "place it with <Island name=…> or remove it from renderer/client/islands/registry.ts").toEqual([]);
});
