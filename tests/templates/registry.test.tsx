// @vitest-environment happy-dom
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseContent, parsePage, type TypedView } from "#schemas/parse-page.ts";
import { toWeb, type Web, wireWeb } from "#schemas/web.ts";
import { createTo } from "#server/to-view.ts";
import { MainPageTemplate } from "#templates/main-page.tsx";
import { NewsItemTemplate } from "#templates/news-item.tsx";
import { templates } from "#templates/registry.ts";
import { StandardPageTemplate } from "#templates/standard-page.tsx";
import { render } from "../components/render.tsx";

const root = `${import.meta.dirname}/../../fixtures`;
const webs: Web[] = read("webs.json").items.map((web: unknown) => toWeb(wireWeb.parse(web)));
const records = globSync(`contents/*/{${Object.keys(templates)}}/*.json`, { cwd: root })
  .filter((file) => !file.endsWith(".issues.json"))
  .toSorted();

test("there are pages for every template", () => {
  const keys = new Set(records.map((record) => record.split("/")[2]));
  expect([...keys].toSorted()).toEqual(Object.keys(templates).toSorted());
});

test.each(records)("%s reads as one document", (record) => {
  const { page, language } = pageOf(record);
  const html = render(<Template typed={page} />, { language });
  expect(html.querySelectorAll("h1")).toHaveLength(1);
  expect(skippedHeadings(html)).toEqual([]);
  expect([...html.querySelectorAll("a")].filter((link) => !link.textContent?.trim())).toEqual([]);
  const ids = [...html.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(html.querySelectorAll("[style]")).toHaveLength(0);
});

function Template({ typed }: { typed: TypedView }) {
  switch (typed.key) {
    case "main-page":
      return <MainPageTemplate view={typed.view} />;
    case "news-item":
      return <NewsItemTemplate view={typed.view} />;
    case "standard-page":
      return <StandardPageTemplate view={typed.view} />;
  }
}

function read(file: string) {
  return JSON.parse(readFileSync(`${root}/${file}`, "utf8"));
}

function pageOf(record: string) {
  const { content } = parseContent(read(record));
  const web = webs.find(({ id }) => id === content?.webId);
  if (!content || !web) throw new Error(`${record} cannot be read`);
  const { language } = content;
  return { language, ...parsePage(content, createTo({ webs, web, host: "localhost", language, home: {} })) };
}

function skippedHeadings(html: DocumentFragment): string[] {
  const headings = [...html.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const levels = [0, ...headings.map(({ tagName }) => Number(tagName[1]))];
  return headings
    .filter((_, index) => (levels[index + 1] ?? 0) > (levels[index] ?? 0) + 1)
    .map(({ outerHTML }) => outerHTML);
}
