// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { parsePage, structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { structures } from "#schemas/structures/registry.ts";
import { recordedContents, toDocument, toPage } from "./recorded.ts";
import { plainContext } from "./schemas/a-content.ts";

/** The longest Czech record of each structure; sets of shared values exist in Czech only. */
const translated = Object.keys(structures).filter((key) => key !== "shared-values");
const fullest = translated.map((key) => {
  const ofKey = recordedContents.filter((content) => content.language === "cs" && structureKeyOf(content) === key);
  const [czech] = ofKey.toSorted((a, b) => JSON.stringify(b.data).length - JSON.stringify(a.data).length);
  return { key, czech };
});

/** A translation with nothing but a name, rendered over its Czech version. */
function start(czech: Content) {
  const content: Content = { ...czech, language: "ru", name: "Заголовок страницы", data: {}, categories: [], tags: [] };
  const { page, issues } = toPage(content);
  const template = document.createElement("template");
  template.innerHTML = /<main[^>]*>([\s\S]*)<\/main>/.exec(toDocument(page))?.[1] ?? "";
  return { page, issues, main: template.content };
}

/** Returns the texts of at least two words in the data, without markup. */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string")
    return value.split(/<[^>]*>/).flatMap((text) => (/\p{L}{3,} \p{L}/u.test(text) ? [spaced(text)] : []));
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

function spaced(text: string): string {
  return text.replace(/&nbsp;|\s+/g, " ").trim();
}

test("a text that a translation repeats in Czech is reported as not translated, a name that both share is not", () => {
  const czech = fullest.find(({ key }) => key === "standard-page")?.czech;
  if (!czech) throw new Error("there is no Czech page");
  const perex = "Porodné je jednorázová dávka, která pomáhá s výdaji po narození dítěte.";
  const both = { ...czech, data: { perex: "Eures", obsah: `<p>${perex}</p>` } };
  const { issues } = parsePage({ ...both, language: "en" }, plainContext, { czech: both });
  expect(issues.filter(({ code }) => code === "untranslated").map(({ path }) => path)).toEqual([["data", "obsah"]]);
});

test.each(fullest)("what a translation of $key lacks is shown in Czech and marked as Czech", ({ key, czech }) => {
  if (!czech) throw new Error(`${key} has no Czech fixture`);
  const { page, issues, main } = start(czech);
  expect(page.key).toBe(key);
  expect(issues.map(({ code }) => code)).toContain("untranslated");
  const said = wordsOf(czech.data).filter((words) => spaced(main.textContent ?? "").includes(words));
  expect(said).not.toEqual([]);
  for (const part of main.querySelectorAll('[lang="cs"]')) part.remove();
  const unmarked = spaced(main.textContent ?? "");
  expect(said.filter((words) => unmarked.includes(words))).toEqual([]);
  expect(main.querySelector(".gov-message")?.textContent).toContain("на чешском языке");
});
