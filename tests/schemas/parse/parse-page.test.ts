import { expect, test } from "vitest";
import { toPointer } from "#schemas/parse/issue.ts";
import { parseContent, parsePage } from "#schemas/parse/parse-page.ts";
import { aContent, aRecord, plainContext } from "../a-content.ts";

const parse = (structureKey: string, data: Record<string, unknown>) =>
  parsePage(aContent({ structureKey, data }), plainContext);

function summaryOf(issues: ReturnType<typeof parse>["issues"]) {
  return issues.map(({ code, severity, effect, path }) => [severity, code, toPointer(path), effect]);
}

const link = { titulek: "Formuláře", adresa: "/formulare" };

test("a content is parsed into the page of its structure", () => {
  const { page, issues } = parse("aktualita", { perex: "Krátce", obsah: "<p>Text</p>", oznamovatel: "MPSV" });
  expect(page).toMatchObject({ key: "news-item", title: "Přídavek na dítě", view: { lead: "Krátce", issuer: "MPSV" } });
  expect(issues).toEqual([]);
});

test("an unknown structure key uses the default template, which requires only a title", () => {
  const { page, issues } = parse("priloha-x", { datum: "2026-11-02" });
  expect(page).toMatchObject({ key: "standard-page", view: { title: "Přídavek na dítě", blocks: [], body: null } });
  expect(summaryOf(issues)).toEqual([["warning", "structure.unknown", "/structure/key", "fallback-template"]]);
});

test("a missing required field is an error that hides only the field", () => {
  const { page, issues } = parse("aktualita", { perex: "Krátce", oznamovatel: "MPSV" });
  expect(page).toMatchObject({ key: "news-item", view: { lead: "Krátce", body: null } });
  expect(summaryOf(issues)).toContainEqual(["error", "missing", "/data/obsah", "field-hidden"]);
});

test("content without a field its template requires falls back to the default template and keeps what that can show", () => {
  const { page, issues } = parse("up-verejna-vyhlaska", { relevantniDo: "2026-11-17", obsah: "<p>Text</p>" });
  expect(page).toMatchObject({ key: "standard-page", view: { body: { html: "<p>Text</p>" } } });
  expect(summaryOf(issues)).toContainEqual(["error", "missing", "/data/vyveseni", "fallback-template"]);
});

test("an unknown block and a block without a required field are hidden, the others shown", () => {
  const sekce = [{ typ: "videoo" }, { typ: "text", obsah: "<p>a</p>" }, { typ: "odkazy", titulek: "Kam dál" }];
  const { page, issues } = parse("stranka", { obsah: "<p>x</p>", sekce });
  expect(page).toMatchObject({ view: { blocks: [{ type: "text" }] } });
  expect(summaryOf(issues)).toEqual([
    ["error", "missing", "/data/sekce/2/polozky", "block-hidden"],
    ["error", "unknown-type", "/data/sekce/0/typ", "block-hidden"],
  ]);
});

test("a javascript: link hides only its item", () => {
  const polozky = [link, { titulek: "Zlý", adresa: "javascript:alert(1)" }];
  const { page, issues } = parse("stranka", { obsah: "<p>x</p>", sekce: [{ typ: "odkazy", polozky }] });
  expect(page).toMatchObject({ view: { blocks: [{ type: "links", items: [{ href: "/formulare" }] }] } });
  expect(summaryOf(issues)).toEqual([["error", "custom", "/data/sekce/0/polozky/1/adresa", "item-hidden"]]);
});

test("a reference to a page of an unknown site is removed and reported", () => {
  const stranka = { name: "Jinde", friendlyURLs: { cs_cz: "jinde" }, web: { id: "99" } };
  const { page, issues } = parse("stranka", {
    obsah: "<p>x</p>",
    sekce: [{ typ: "odkazy", polozky: [link, { stranka }] }],
  });
  expect(page).toMatchObject({ view: { blocks: [{ items: [{ label: "Formuláře" }] }] } });
  expect(summaryOf(issues)).toEqual([
    ["warning", "reference.unresolved", "/data/sekce/0/polozky/1/stranka", "field-hidden"],
  ]);
});

test("a link to the page itself is kept and reported, with its pointer in the record as sent", () => {
  const stranka = { name: "Sem", friendlyURLs: { cs_cz: "rodina/pridavek-na-dite" }, web: { id: "12" } };
  const polozky = [{ titulek: "Nikam" }, { stranka }];
  const { page, issues } = parse("stranka", { obsah: "<p>x</p>", sekce: [{ typ: "odkazy", polozky }] });
  expect(page).toMatchObject({ view: { blocks: [{ items: [{ label: "Sem" }] }] } });
  expect(summaryOf(issues)).toEqual([
    ["error", "link.target", "/data/sekce/0/polozky/0/adresa", "item-hidden"],
    ["info", "reference.self", "/data/sekce/0/polozky/1/stranka", "none"],
  ]);
});

test("a redirect to its own page makes the page unavailable, and is reported once", () => {
  const stranka = { name: "Sem", friendlyURLs: { cs_cz: "rodina/pridavek-na-dite" }, web: { id: "12" } };
  const { issues } = parse("presmerovani", { cil: { stranka } });
  expect(summaryOf(issues)).toEqual([["error", "redirect.self", "/data/cil/stranka", "page-unavailable"]]);
});

test("HTML in plain text and text in a foreign script are kept and reported", () => {
  const perex = "<b>Министерство</b> помогает семьям с детьми и пожилым людям";
  const { page, issues } = parse("stranka", { obsah: "<p><b>Krátce</b></p>", perex });
  expect(page).toMatchObject({ view: { lead: perex } });
  expect(summaryOf(issues)).toEqual([
    ["warning", "markup-in-text", "/data/perex", "none"],
    ["warning", "wrong-script", "/data/perex", "none"],
  ]);
});

test("a field removed as a fault gets no additional advice", () => {
  const { issues } = parse("stranka", { obsah: "<p></p>", perex: "a ".repeat(10_000) });
  expect(summaryOf(issues)).toEqual([
    ["error", "too-big", "/data/perex", "field-hidden"],
    ["error", "custom", "/data/obsah", "field-hidden"],
  ]);
});

test("text longer than advised is kept and reported, and an unknown field is reported", () => {
  const perex = "a".repeat(301);
  const { page, issues } = parse("stranka", { obsah: "<p>x</p>", perex, obash: "překlep" });
  expect(page).toMatchObject({ view: { lead: perex } });
  expect(summaryOf(issues)).toEqual([
    ["warning", "too-long", "/data/perex", "none"],
    ["info", "unknown-field", "/data/obash", "none"],
  ]);
});

test("an issue contains the expected type, the received value and the content", () => {
  const { issues } = parse("stranka", { obsah: "<p>x</p>", perex: "a ".repeat(10_000) });
  expect(issues).toMatchObject([
    {
      expected: "at most 10000 (string)",
      content: { id: "1001", versionId: 7, language: "cs", structureKey: "stranka" },
    },
  ]);
  expect(issues[0]?.received).toHaveLength(80);
});

test("an issue, which is logged, contains no personal data", () => {
  const autor = { jmeno: ["Jana Nová"], funkce: 7 };
  const { issues } = parse("stranka", {
    obsah: "<p>x</p>",
    perex: { cs: "Volejte Janu Novou na 777 123 456" },
    sekce: [
      { typ: "citace", text: "A", autor },
      { typ: "jana.novakova@seznam.example" },
      { typ: "citace", text: "A", autor: { jmeno: "<b>Jana Nová</b>" } },
    ],
  });
  expect(issues.length).toBeGreaterThan(3);
  expect(JSON.stringify(issues)).not.toMatch(/Jana|Janu|Novo?á|777|seznam/);
});

test("HTML without text counts as missing", () => {
  const { page, issues } = parse("aktualita", { obsah: "<p>&nbsp;</p><p> </p>" });
  expect(page).toMatchObject({ key: "news-item", view: { body: null } });
  expect(issues).toContainEqual(expect.objectContaining({ path: ["data", "obsah"], severity: "error" }));
});

test("the view model is plain JSON", () => {
  const { page } = parse("aktualita", { obsah: "<p>x</p>", dokumenty: [], platnostDo: "2026-05-01T12:00:00" });
  expect(JSON.parse(JSON.stringify(page))).toEqual(page);
});

test("a record's ids may be numbers or strings, and its languages come from its addresses", () => {
  const { content, issues } = parseContent(aRecord({ id: 5, friendlyURLs: { cs_cz: "a", uk_ua: "b", xx: "c" } }));
  expect(content).toMatchObject({ id: "5", languages: ["cs", "ua"] });
  expect(issues).toEqual([]);
});

test("the envelope of a record gets advice, too", () => {
  const { content, issues } = parseContent(aRecord({ description: "a ".repeat(100), displayAt: null }));
  expect(content).not.toBeNull();
  expect(summaryOf(issues)).toEqual([
    ["warning", "too-long", "/description", "none"],
    ["warning", "expected-missing", "/displayAt", "none"],
  ]);
});

test("an invalid optional part of a record is removed", () => {
  const { content, issues } = parseContent(aRecord({ displayAt: "včera" }));
  expect(content?.displayAt).toBeNull();
  expect(summaryOf(issues)).toEqual([["error", "invalid-format", "/displayAt", "field-hidden"]]);
});

test.each([
  ["a name of another type", aRecord({ name: ["a"] }), "/name"],
  ["a blank name", aRecord({ name: " " }), "/name"],
  ["an unknown language", aRecord({ language: "de_de" }), "/language"],
  ["a list instead of its data", aRecord({ data: [] }), "/data"],
])("a record with %s cannot be shown, and the pointer is reported", (_what, record, pointer) => {
  const { content, issues } = parseContent(record);
  expect(content).toBeNull();
  expect(summaryOf(issues)).toMatchObject([["error", expect.anything(), pointer, "page-unavailable"]]);
  expect(issues[0]?.content.id).toBe("1001");
});

test.each([null, 7, "text", []])("%j is not a record", (json) => {
  const { content, issues } = parseContent(json);
  expect(content).toBeNull();
  expect(issues).toHaveLength(1);
});
