import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { readSites } from "#harness/stories/recorded-site.ts";
import { toShell } from "#renderer/shell/to-shell.ts";
import { parseConfig } from "#server/config/config.ts";
import { createViewContext } from "#server/view/view-context.ts";
import { fixtures, readPage, recordedFiles, recordedNow, toDocument, webs } from "./recorded.ts";

const checker = join(dirname(createRequire(import.meta.url).resolve("vnu-jar")), "build/dist/vnu.jar");

const report = z.object({
  messages: z.array(
    z.looseObject({ url: z.string(), message: z.string(), extract: z.string().optional(), type: z.string() }),
  ),
});

/** Documents by name in, what the Nu Html Checker has against them out. */
function check(documents: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), "portal-html-"));
  try {
    mkdirSync(join(folder, "pages"));
    for (const [name, html] of Object.entries(documents)) writeFileSync(join(folder, "pages", `${name}.html`), html);
    const java = ["-Xss4m", "-jar", checker, "--errors-only", "--exit-zero-always", "--format", "json", "--stdout"];
    const { stdout, stderr, status } = spawnSync("java", [...java, join(folder, "pages")], {
      encoding: "utf8",
      maxBuffer: 100_000_000,
    });
    if (status !== 0) throw new Error(`the HTML checker ended with ${status}: ${stderr.slice(0, 500)}`);
    return report
      .parse(JSON.parse(stdout))
      .messages.map(({ url, message, extract }) => `${basename(url)}: ${message} ${extract ?? ""}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const hasJava = spawnSync("java", ["-version"]).status === 0;
if (!hasJava) console.warn("The HTML of the pages is not checked: the Nu Html Checker needs Java, and there is none.");

test("the HTML of every recorded page in its site's frame is valid", { timeout: 300_000 }, async () => {
  const sites = await readSites(fixtures, parseConfig({}), { now: () => recordedNow });
  const documents = Object.fromEntries(
    recordedFiles.map((file) => {
      const { page, content } = readPage(file);
      const site = sites.find(({ web }) => web.id === content.webId);
      if (!site) throw new Error(`${file} has no site`);
      const { web, config, folders } = site;
      const { home } = config;
      const visit = { webs, web, host: "localhost", language: page.language, home, folders: folders.main };
      const name = file.replaceAll("/", "-").replace(/\.json$/, "");
      return [name, toDocument(page, toShell({ input: visit, ctx: createViewContext(visit), config, folders }, page))];
    }),
  );
  expect(Object.keys(documents).length).toBeGreaterThan(180);
  if (!hasJava) return;
  // The checker says nothing of a valid page: a wrong one among them shows that it has looked.
  const wrong = '<!DOCTYPE html><html lang="cs"><title>x</title><ul><p>x</p></ul>';
  const found = check({ ...documents, wrong });
  expect(found.filter((message) => message.startsWith("wrong.html: Element"))).toHaveLength(1);
  expect(found.filter((message) => !message.startsWith("wrong.html: "))).toEqual([]);
});
