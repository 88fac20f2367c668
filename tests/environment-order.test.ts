import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { byEnvironment } from "./environment-order.ts";

test("test files are grouped by environment in their order, with the default environment last", () => {
  const inDom = "// @vitest-environment happy-dom\n";
  const folder = temporaryFolder({
    "a.ts": "",
    "b.ts": inDom,
    "c.ts": "const name = '@vitest-environment x';",
    "d.ts": inDom,
  });
  const files = ["a.ts", "b.ts", "c.ts", "d.ts"].map((name) => ({ name, moduleId: join(folder, name) }));
  expect(byEnvironment(files).map(({ name }) => name)).toEqual(["b.ts", "d.ts", "a.ts", "c.ts"]);
});
