import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generateImportMap } from "payload";
import { expect, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import config from "../payload.config.ts";

test("the admin imports all components by name: run `import-map` after a change", async () => {
  const { admin, ...own } = await config;
  const { importMapFile, ...importMap } = admin.importMap;
  const written = join(temporaryFolder(), "importMap.js");
  const into = { ...own, admin: { ...admin, importMap: { ...importMap, importMapFile: written } } };
  await generateImportMap(into, { force: true, log: false });
  const namesIn = (file: string) =>
    [...readFileSync(file, "utf8").matchAll(/^ {2}"([^"]+)":/gm)].map(([, name]) => name);
  expect(namesIn(String(importMapFile))).toEqual(namesIn(written));
  expect(namesIn(written)).toContain("/admin/image/image-tools.tsx#ImageTools");
});
