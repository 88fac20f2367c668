import { expect, test } from "vitest";
import { droppedHtml } from "#checks/rules/dropped.ts";
import { allowedTags, removedTags } from "#schemas/values/html.ts";
import { sanitise } from "#server/view/rich-text.ts";
import { subjectOf } from "./example-subject.ts";

const shown = (html: string) =>
  sanitise(html, {
    level: 2,
    ids: new Set(),
    address: (url) => url,
    document: (url) => url,
    language: "cs",
    sizes: new Map(),
    images: new Map(),
    imageProvider: "ipx",
  }).html;

const reported = (html: string) => [...droppedHtml.check(subjectOf(html))];

/** Tags whose text visitors would miss; scripts and styles have none, the others are inside a form or a frame. */
const lost = ["button", "iframe", "object", "video", "audio", "canvas", "svg", "script", "form"];

test.each(lost)("the content of <%s> is either shown or reported", (tag) => {
  const html = `<p>Před</p><${tag}>Slova</${tag}><p>Po</p>`;
  expect(shown(html)).toContain("<p>Po</p>");
  expect(reported(html)).toMatchObject([{ path: ["data", "obsah"] }]);
});

test("a removed form leaves neither labels nor button texts", () => {
  const form =
    "<form><label>Jméno</label><input><select><option>Praha</option></select><button>Odeslat</button></form>";
  expect(shown(`<p>Před</p>${form}<p>Po</p>`)).toBe("<p>Před</p><p>Po</p>");
  expect(shown(`<form><p>Formulář najdete níže.</p>${form}</form>`)).toContain("Formulář najdete níže.");
});

test("struck-out text stays struck out", () => {
  expect(shown("<p>Cena <del>500</del> <strike>550</strike> 600 Kč</p>")).toBe(
    "<p>Cena <s>500</s> <s>550</s> 600 Kč</p>",
  );
});

test("no tag is both allowed and removed with its text", () => {
  expect(allowedTags.filter((tag) => removedTags.includes(tag))).toEqual([]);
});

test("word processor markup is reported once per text, as advice without effect for visitors", () => {
  const word = "<p class=MsoNormal style='color:black;mso-x:1'>Text<o:p></o:p></p>".repeat(20);
  expect(reported(word)).toMatchObject([{ severity: "info", effect: "none", values: { context: "word" } }]);
});
