import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noAssets } from "#renderer/assets.ts";
import { documentOf } from "#renderer/document.server.tsx";
import { bareShell } from "#renderer/shell/to-shell.ts";
import { toPointer } from "#schemas/issue.ts";
import { languages } from "#schemas/languages.ts";
import { parseContent, parsePage } from "#schemas/parse-page.ts";
import { toWeb, wireWeb } from "#schemas/web.ts";
import { createTo } from "#server/to-view.ts";

const folder = join(import.meta.dirname, "../fixtures");
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
const webs = read("webs.json").items.map((web: unknown) => toWeb(wireWeb.parse(web)));

/** Configs and contents that only stand for another page have no page of their own. */
const pages = globSync("contents/*/*/*.json", { cwd: folder })
  .filter((file) => !/\/(web-config|embedded-page)\/|\.issues\.json$/.test(file))
  .toSorted();

function start(file: string) {
  const { content, issues } = parseContent(read(file));
  if (!content) throw new Error(`${file} has no envelope`);
  const web = webs.find(({ id }: { id: string }) => id === content.webId);
  const visit = { webs, web, host: "localhost", language: content.language, home: {} };
  const parsed = parsePage(content, createTo(visit));
  return { content, page: parsed.page, issues: [...issues, ...parsed.issues] };
}

test("there are fixtures in all four languages", () => {
  const perLanguage = Map.groupBy(pages, (file) => file.split(".").at(-2));
  expect(perLanguage.get("cs")?.length).toBeGreaterThan(25);
  for (const language of ["en", "ru", "ua"]) expect(perLanguage.get(language)?.length).toBeGreaterThan(20);
});

test.each(pages)("%s raises exactly the issues it is known for", (file) => {
  const known = file.replace(/\.json$/, ".issues.json");
  const expected: unknown = existsSync(join(folder, known)) ? read(known) : [];
  const found = start(file).issues.map(({ code, path }) => ({ code, pointer: toPointer(path) }));
  const byPointer = (a: { pointer: string }, b: { pointer: string }) => a.pointer.localeCompare(b.pointer);
  expect(found.toSorted(byPointer)).toEqual(expected);
});

test.each(pages)("%s is rendered whole", (file) => {
  const { content, page } = start(file);
  const { language } = content;
  const html = documentOf(
    { kind: "page", page, canonical: [], image: null, language, shell: bareShell(language), staleFor: 0 },
    { assets: noAssets, now: Date.parse("2026-11-15T12:00:00Z"), validateWcag: false },
  );
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  expect(html).toMatch(`<html lang="${languages[language].tag}"`);
  expect(main.match(/<h1[ >]/g)).toHaveLength(1);
  expect(main.replace(/<[^>]*>/g, "").trim()).not.toBe("");
  expect(main).not.toMatch(/undefined|\[object Object\]|NaN|Invalid Date| style=/);
  const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
