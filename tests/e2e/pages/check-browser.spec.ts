import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { report } from "#harness/report/report.ts";
import { test } from "../support/visitor.ts";

const root = join(import.meta.dirname, "../../..");

/** A fault that only a browser finds: no level below the fifth knows the allowed children of a definition list. */
const seeded = "<dl><p>Nárok má rodina</p><dt>Rok</dt><dd>2026</dd></dl>";
const good = "<dl><dt>Rok</dt><dd>2026</dd></dl>";

/** Writes a page into a folder of fixtures; returns its file. */
function write(folder: string, id: string, obsah: string): string {
  const record = {
    ...{ id, name: `Stránka ${id}`, description: "Kdo má nárok, kolik dostane a jak požádá.", published: true },
    ...{ webId: "12", language: "cs_cz", structure: { id: "410", key: "stranka" }, friendlyURLs: { cs_cz: `a-${id}` } },
    ...{ displayAt: "2026-03-04T09:04:00", updatedAt: "2026-09-01T10:45:17.72", categories: [], tags: [] },
    data: { perex: "Kdo má nárok a jak požádá.", obsah },
  };
  const file = join(folder, `contents/mpsv/standard-page/${id}.cs.json`);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  return file;
}

async function check(folder: string, level: string) {
  const argv = ["check", "--fixtures", folder, "--level", level, "--reporter", "json", "--silent"];
  const child = spawn(process.execPath, ["harness/cli/main.ts", ...argv], { cwd: root });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  expect(err).toBe("");
  return { code, ...report.parse(JSON.parse(out)) };
}

test("check --level 5 finds what only a browser sees, by code, field and line, and nothing in a valid page", async () => {
  test.slow();
  const folder = test.info().outputPath("fixtures");
  for (const name of ["webs", "categories", "tags", "documents"]) {
    cpSync(join(root, `fixtures/${name}.json`), join(folder, `${name}.json`));
  }
  write(folder, "9001", good);
  const file = write(folder, "9002", seeded);
  const lines = readFileSync(file, "utf8").split("\n");
  expect(await check(folder, "4")).toMatchObject({ code: 0, findings: [], checked: { contents: 2 } });
  const { code, findings, checked } = await check(folder, "5");
  expect({ code, checked }).toEqual({ code: 1, checked: { contents: 2 } });
  expect(findings).toMatchObject([
    {
      ...{ code: "axe.definition-list", level: "browser", severity: "error", wcag: ["1.3.1"], pointer: "/data/obsah" },
      content: { id: "9002" },
      location: { line: lines.findIndex((line) => line.includes('"obsah"')) + 1 },
      seen: { cause: "content" },
    },
  ]);
  expect(join(root, findings[0]?.location?.file ?? "")).toBe(file);
});
