import { expect, test } from "vitest";
import { noLinks } from "#checks/links.ts";
import { checkItem } from "#harness/check/check-item.ts";
import { createCheckContext } from "#harness/check/context.ts";
import { languageFlaws } from "#harness/check/page/language-flaws.ts";
import { createRender } from "#harness/check/page/render.ts";
import { toItem } from "#harness/check/read/record.ts";
import { documentOf } from "#renderer/page/document/document.tsx";
import { goodRecord, sourceOf } from "./checked.ts";

type DocumentOf = typeof documentOf;

/** Codes and pointers of the findings for a content item rendered by a document writer. */
function renderedBy(write: DocumentOf, data: Record<string, unknown> = {}) {
  const item = toItem(goodRecord("100", "pridavek", { data }), { file: null, text: null });
  const source = sourceOf([item]);
  const around = createCheckContext(source, { level: 4, links: noLinks, render: createRender(write, source) });
  return checkItem(item, around)
    .findings.filter(({ level }) => level === "render")
    .map(({ code, pointer, message }) => ({ code, pointer, message: message.en }));
}

const change =
  (edit: (html: string) => string): DocumentOf =>
  (...args) =>
    edit(documentOf(...args));
const blocks = [
  { typ: "text", titulek: "Kdo má nárok", obsah: "<p>Rodiny s dítětem.</p>" },
  { typ: "text", titulek: "Kolik dostane", obsah: "<p>Podle věku dítěte.</p>" },
];

test("a page rendered without flaws has no findings", () => {
  expect(renderedBy(documentOf, { obsah: "<p>Text</p>", sekce: blocks })).toEqual([]);
});

test("a link to a missing anchor is reported at its field, and not again for the rendered page", () => {
  const obsah = '<p>Více je v <a href="#neni">části o dětech</a>.</p>';
  expect(renderedBy(documentOf, { obsah })).toEqual([]);
});

test("a template that throws is the only finding of its page", () => {
  const throwing: DocumentOf = () => {
    throw new TypeError("view.title is not a function");
  };
  const [finding, ...others] = renderedBy(throwing);
  expect(finding).toMatchObject({ code: "render.throws", pointer: "" });
  expect(finding?.message).toContain("TypeError: view.title is not a function");
  expect(others).toEqual([]);
});

test("a flaw in a block is reported at the block", () => {
  const broken = change((html) => html.replace("<p>Podle věku", '<h2 id="top"></h2><p>undefined'));
  const found = renderedBy(broken, { obsah: "<p>Text</p>", sekce: blocks });
  expect(found.map(({ code, pointer }) => [code, pointer])).toEqual(
    expect.arrayContaining([
      ["render.no-content", "/data/sekce/1"],
      ["render.empty-heading", "/data/sekce/1"],
      ["render.duplicate-id", "/data/sekce/1"],
    ]),
  );
});

const heading = /<h1[^>]*>.*?<\/h1>/s;

test.each<[what: string, code: string, from: string | RegExp, to: string]>([
  ["an empty page", "render.empty", /<main[^>]*>.*<\/main>/s, '<main id="main"></main>'],
  ["a page without a heading", "render.no-main-heading", heading, ""],
  ["a second main heading", "render.several-main-headings", heading, "$&<h1>Navíc</h1>"],
  ["a link to a missing anchor", "render.dead-anchor", heading, '$&<a href="#neni-tu">Dále</a>'],
  ["a duplicate id", "render.duplicate-id", heading, '$&<p id="main">A</p>'],
  ["a printed undefined", "render.no-content", heading, "$&<p>Platí do undefined</p>"],
  ["a button without a name", "render.nameless-control", heading, '$&<button type="button"></button>'],
  ["unescaped text", "render.event-handler", heading, '$&<p onclick="alert(1)">A</p>'],
  [
    "a sentence in another language",
    "render.foreign-text",
    heading,
    "$&<p>You can apply for this at any branch of the office if you have a child.</p>",
  ],
  ["the document in another language", "render.other-language", '<html lang="cs"', '<html lang="en"'],
])("%s is reported as %s of the page", (_what, code, from, to) => {
  const broken = change((html) => html.replace(from, to));
  const found = renderedBy(broken, { obsah: "<p>Text</p>", sekce: blocks });
  expect(found.map((each) => [each.code, each.pointer])).toContainEqual([code, ""]);
});

test.each<[code: string, from: RegExp, to: string]>([
  ["render.heading-skipped", /<h2([^>]*)>(Kolik dostane)<\/h2>/, "<h5$1>$2</h5>"],
  ["render.no-content", /Podle věku/, "[object Object]"],
])("%s in a block is reported at the block", (code, from, to) => {
  const broken = change((html) => html.replace(from, to));
  const found = renderedBy(broken, { obsah: "<p>Text</p>", sekce: blocks });
  expect(found.map((each) => [each.code, each.pointer])).toContainEqual([code, "/data/sekce/1"]);
});

const czech = "Žádost můžete podat na úřadu práce, který je pro vás nejblíže.";
const english = "You can apply for the allowance at any branch of the office.";

test.each([
  ["a sentence of a template", `<p>${english}</p>`, ["You can apply for the allowance at any branch of the office."]],
  [
    "one within links and bold text",
    `<p>You can <a href="/">apply</a> for the <b>allowance</b> at any branch of the office.</p>`,
    [english],
  ],
  ["text marked with its language", `<p lang="en">${english}</p><p>${czech}</p>`, []],
  ["text marked with another language", `<div lang="en"><p>${czech}</p></div>`, [czech]],
  ["text after a marked part", `<p><span lang="en">${english}</span> ${english}</p>`, [english]],
  [
    "Ukrainian marked as Russian",
    '<p lang="ru">Ви можете подати заяву в будь-якому відділенні, якщо її ще немає.</p>',
    ["Ви можете подати заяву в будь-якому відділенні, якщо її ще немає."],
  ],
  ["text marked with an unsupported language", `<p lang="de">${english}</p>`, []],
  ["a name in its own language", "<p>European Employment Services a The World of Labour</p>", []],
  ["programs and preformatted text", `<pre>${english}</pre><p><code>${english}</code></p>`, []],
])("text in another language than its lang attribute is found: %s", (_, markup, texts) => {
  expect(languageFlaws(`<p>${czech}</p>${markup}<p>${czech}<br>${czech}</p>`, "cs").map(({ text }) => text)).toEqual(
    texts,
  );
});

test("a sentence in another language is reported at its block, but not if the content contains it", () => {
  const foreign = [{ typ: "text", titulek: "Nárok", obsah: `<p>${english}</p>` }];
  expect(renderedBy(documentOf, { obsah: "<p>Text</p>", sekce: foreign })).toEqual([]);
  const translated = change((html) => html.replace("Podle věku dítěte.", english));
  expect(renderedBy(translated, { obsah: "<p>Text</p>", sekce: blocks })).toMatchObject([
    {
      code: "render.foreign-text",
      pointer: "/data/sekce/1",
      message: `The text “${english}” is not in the language that the page says.`,
    },
  ]);
});

test("a word of the content itself is not a template fault", () => {
  expect(renderedBy(documentOf, { obsah: "<p>V JavaScriptu znamená undefined, že hodnota chybí.</p>" })).toEqual([]);
});

test("the frame is rendered once per language, and each page is checked within it", () => {
  const layouts: string[] = [];
  const write: DocumentOf = (resolved, options) => {
    layouts.push(resolved.shell.layout);
    const html = documentOf(resolved, options);
    return html
      .replace("<header>", '<header id="taken">')
      .replace("<main", '<main data-x=""')
      .replace("</h1>", '</h1><p id="taken">A</p>');
  };
  const items = ["100", "101", "102"].map((id) => toItem(goodRecord(id, `stranka-${id}`), { file: null, text: null }));
  const source = sourceOf(items);
  const around = createCheckContext(source, { level: 4, links: noLinks, render: createRender(write, source) });
  for (const item of items) {
    const found = checkItem(item, around).findings.filter(({ code }) => code === "render.duplicate-id");
    expect(found.map(({ received }) => received)).toEqual(['"taken"']);
  }
  expect(layouts).toEqual(["default", "none", "none"]);
});
