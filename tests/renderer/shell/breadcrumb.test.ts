import { expect, test } from "vitest";
import { visit } from "../recorded-portal.ts";

async function wayTo(path: string) {
  const resolved = await visit(path);
  if (resolved.kind !== "page") throw new Error(`${path} is ${resolved.kind}`);
  return resolved.shell.breadcrumb.map(({ label, href }) => [label, href]);
}

test("a section whose own page stands in it once more is named once", async () => {
  expect(await wayTo("/up/o-uradu/organizacni-struktura")).toEqual([
    ["Úvod", "/up"],
    ["O úřadu", "/up/o-uradu"],
    ["Organizační struktura Úřadu práce ČR", "/up/o-uradu/organizacni-struktura"],
  ]);
});

test.each(["/", "/up", "/en"])("the home page %s has no way to it", async (path) => {
  expect(await wayTo(path)).toEqual([]);
});
