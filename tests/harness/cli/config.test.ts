import { spawnSync } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readConfig, readDefaults } from "#harness/cli/config.ts";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { reportArgs } from "#harness/report/args.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";

const write = (name: string, source: string): string => join(temporaryFolder({ [name]: source }), name);

test("the project's own configuration is valid", async () => {
  expect(await readConfig(null)).toMatchObject({ fixtures: "fixtures" });
});

test("settings become defaults of the options a command has", async () => {
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

test("paths in a configuration are relative to its folder, wherever a command runs", async () => {
  const file = write("paths.mjs", 'export default { fixtures: "store", waivers: "../waivers.json" }');
  const { fixtures = "", waivers = "" } = await readConfig(file);
  expect([resolve(fixtures), resolve(waivers)]).toEqual([
    join(dirname(file), "store"),
    join(dirname(file), "../waivers.json"),
  ]);
});

test("the project's waivers are found from another folder", () => {
  const main = join(import.meta.dirname, "../../../harness/cli/main.ts");
  const args = [main, "check", "--level", "0", "--silent", "--stdin"];
  const { stderr, status } = spawnSync(process.execPath, args, {
    cwd: temporaryFolder(),
    input: JSON.stringify({ id: 1, structure: { key: "stranka" }, data: {} }),
    encoding: "utf8",
  });
  expect([stderr, status]).toEqual(["", exitCodes.findings]);
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
] as const)("%s is reported with file and setting", async ([name, source, reason]) => {
  const file = source === null ? join(temporaryFolder(), name) : write(name, source);
  await expect(readConfig(file)).rejects.toThrow(UsageError);
  await expect(readConfig(file)).rejects.toThrow(reason);
});
