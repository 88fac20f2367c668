// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { parsePage } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { GlossaryTemplate } from "#templates/glossary/glossary.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

function viewOf(language: Language, terms: readonly Content[], czech: Content | null = null) {
  const content = aContent({ structureKey: "slovnik-pojmu", name: `Slovník ${language}`, language });
  const to = { ...plainContext, language, anew: () => to };
  const { page } = parsePage(content, to, { listed: terms, czech });
  if (page.key !== "glossary") throw new Error(`a glossary became a ${page.key}`);
  return page.view;
}

function start(language: Language, terms: readonly Content[]) {
  return render(<GlossaryTemplate view={viewOf(language, terms)} />, { language });
}

function aTerm(name: string, language: Language = "cs", data: Content["data"] = { perex: `Výklad: ${name}` }) {
  return aContent({ id: name, name, language, structureKey: "pojem", friendlyURLs: { [language]: name }, data });
}

test("letters with terms are links to their section, others are not", () => {
  const page = start("cs", [aTerm("Chráněný trh práce"), aTerm("Hmotná nouze")]);
  const links = [...page.querySelectorAll("nav a")];
  expect(links.map(({ textContent }) => textContent)).toEqual(["H", "Ch"]);
  expect(
    links.map((link) => page.querySelector(`[id="${link.getAttribute("href")?.slice(1)}"] h2`)?.textContent),
  ).toEqual(["H", "Ch"]);
  expect(page.querySelectorAll("nav li")).toHaveLength(31);
});

test("terms are sorted in the page's language", () => {
  const page = start(
    "cs",
    ["Dávka", "Čistý příjem", "Chráněný trh", "Cizinec", "Hmotná nouze"].map((name) => aTerm(name)),
  );
  expect([...page.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual([
    "Cizinec",
    "Čistý příjem",
    "Dávka",
    "Hmotná nouze",
    "Chráněný trh",
  ]);
});

test("terms that exist only in Czech are marked as Czech and come last on pages in Cyrillic", () => {
  const page = start("ru", [aTerm("Agentura práce"), aTerm("Работодатель", "ru")]);
  expect([...page.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual(["Р", "Другие"]);
  expect([...page.querySelectorAll("dt [lang=cs], dd [lang=cs]")].map(({ textContent }) => textContent)).toEqual([
    "Agentura práce",
    "Výklad: Agentura práce",
  ]);
});

test("an introduction in Czech does not mark the terms as Czech", () => {
  const czech = aContent({ structureKey: "slovnik-pojmu", name: "Slovník", data: { perex: "Co znamenají slova." } });
  expect(viewOf("ru", [aTerm("Agentura práce"), aTerm("Работодатель", "ru")], czech).inCzech).toEqual(["lead"]);
});

test("a term without a definition stays in the list and links to its page", () => {
  const page = start("cs", [aTerm("Pracovní úraz", "cs", {})]);
  expect(page.querySelector("dt a")?.getAttribute("href")).toBe("/Pracovní úraz");
  expect(page.querySelector("dd")?.textContent).toBe("Výklad najdete na stránce pojmu.");
});
