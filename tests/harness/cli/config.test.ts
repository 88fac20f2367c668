import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig, readDefaults } from "#harness/cli/config.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { reportArgs } from "#harness/report/args.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const write = (name: string, source: string): string => join(temporaryFolder({ [name]: source }), name);

test("the project's own configuration is valid", async () => {
  expect(await readConfig(null)).toMatchObject({ fixtures: "fixtures" });
});

test("settings become defaults of the options that a command has", async () => {
  const settings = {
    fixtures: "other",
    language: "en",
    reporters: ["json", "html"],
    cmsEditUrl: "https://cms.example/{id}",
  };
  const file = write("good.mjs", `export default ${JSON.stringify(settings)}`);
  expect(await readDefaults(reportArgs, file)).toEqual({
    language: "en",
    reporter: "json,html",
    "cms-edit-url": "https://cms.example/{id}",
  });
});

test.for([
  ["absent.mjs", null, /absent\.mjs does not exist/],
  ["broken.mjs", "export default {", /broken\.mjs cannot be read/],
  ["nothing.mjs", "export const config = {};", /nothing\.mjs/],
  ["unknown.mjs", "export default { fixture: 'x' }", /unknown\.mjs.*fixture/],
  ["language.mjs", "export default { language: 'de' }", /language\.mjs: language/],
  [
    "script.mjs",
    "export default { cmsEditUrl: 'javascript:alert({id})' }",
    /script\.mjs: cmsEditUrl: expected an http/,
  ],
  ["place.mjs", "export default { cmsEditUrl: 'https://cms.example/{name}' }", /\{versionId\}/],
] as const)("%s is told with file and setting", async ([name, source, reason]) => {
  const file = source === null ? join(temporaryFolder(), name) : write(name, source);
  await expect(readConfig(file)).rejects.toThrow(UsageError);
  await expect(readConfig(file)).rejects.toThrow(reason);
});
