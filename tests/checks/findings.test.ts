import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Finding, finding, rankOf } from "#checks/finding.ts";
import { type FindingOptions, findingsOf, issueFindings } from "#checks/findings.ts";
import { noLinks } from "#checks/links.ts";
import type { Rule } from "#checks/rule.ts";
import { hasText, inBothLanguages } from "#checks/texts.ts";
import { jsonPositions } from "#harness/check/json-positions.ts";
import { faultsOf } from "#harness/content/faults.ts";
import { contentOf, generatedContext, ownReference, recordOf } from "#harness/content/page-record.ts";
import { maximalOf } from "#harness/content/records.ts";
import { variationsOf } from "#harness/content/variations.ts";
import { parsePage } from "#schemas/parse/parse-page.ts";
import { isStructureKey, type StructureKey, structures } from "#schemas/structures/registry.ts";
import { regionCodes } from "#schemas/values/office/region.ts";
import { inTurn } from "../exhaustive.ts";
import { aRecord, plainContext } from "../schemas/a-content.ts";
import { recordFindings } from "./record-findings.ts";

const keys = Object.keys(structures).filter(isStructureKey);
const timeout = 120_000;

/** The findings of a page with this `data`, by its schema and the given rules. */
function look(data: object, parts: Partial<FindingOptions> & { key?: string; name?: string } = {}) {
  const { key = "stranka", name = "Přídavek na dítě", ...options } = parts;
  return recordFindings(aRecord({ structure: { key }, name, data }), { links: noLinks, rules: [], ...options });
}

/** Faults of each place, and unusual variations of a structure's maximal data, with the issues of each. */
function* generated(key: StructureKey) {
  const schema = structures[key].data;
  const maximal = maximalOf(schema, key);
  const around = generatedContext(key);
  const faults = inTurn([...faultsOf(schema, maximal, ownReference)], ({ pointer }) => pointer);
  for (const { value } of [...faults, ...variationsOf(schema, maximal)]) {
    const content = contentOf(key, value);
    yield { content, record: recordOf(key, value), key, issues: parsePage(content, plainContext, around).issues };
  }
}

test.each(keys)(
  "%s: every possible fault is reported in both languages, in words editors understand",
  { timeout },
  (key) => {
    const wrong: string[] = [];
    let count = 0;
    for (const { issues, ...examined } of generated(key)) {
      const found = issueFindings(issues, examined, { links: noLinks });
      const prints = new Set(found.map(({ fingerprint }) => fingerprint));
      if (found.length !== issues.length || prints.size !== issues.length) wrong.push(`${found.length} ${prints.size}`);
      wrong.push(...found.flatMap(flawsOf));
      count += found.length;
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(5);
  },
);

/** Times and codes of regions as the CMS sends them. */
const writtenForPrograms = new RegExp(String.raw`\d{4}-\d\d-\d\dT|\b(?:${regionCodes.join("|")})\b`);

/** Findings with programmers' words or unfilled placeholders, or that readers of findings would not accept. */
function flawsOf(each: Finding): string[] {
  const texts = [each.message, each.fix, each.humanPath].flatMap(({ cs, en }) => [cs, en]);
  const isWrong = (text: string) =>
    /undefined|\[object|invalid[_ ]type|Invalid (input|discriminator)|codes\.|effects\.|\{\{/.test(text) ||
    writtenForPrograms.test(text) ||
    !text.trim();
  const wrong = texts.filter(isWrong).map((text) => `${each.code}: ${text}`);
  return finding.safeParse(each).success && each.received.length <= 80 ? wrong : [...wrong, JSON.stringify(each)];
}

/** Visitor forms have their own messages. */
const contentSchemas = globSync("schemas/**/*.ts").filter((file) => !/schemas\/(forms|lists)\//.test(file));

test("every rule code of a schema has its texts", () => {
  const sources = contentSchemas.map((file) => readFileSync(file, "utf8"));
  const codes = sources.flatMap((source) =>
    [
      ...source.matchAll(
        /(?:\b(?:message|code): |(?:anyOf|anyOfWhen|inOrder|rule(?:<\w+>)?)\(\s*)"([a-z][\w-]*\.[\w.-]+)"/g,
      ),
    ].map(([, code]) => code ?? ""),
  );
  expect(codes.length).toBeGreaterThan(50);
  for (const code of codes)
    for (const part of ["message", "fix"])
      expect(() => inBothLanguages(`codes.${code}.${part}`, { label: "", received: "" }), code).not.toThrow();
  expect(hasText("codes.unknown-type.message", "near")).toBe(true);
});

test("a missing link title is reported with its consequence", () => {
  const [first, ...others] = look({
    sekce: [{ typ: "odkazy", polozky: [{ adresa: "/a" }, { titulek: "B", adresa: "/b" }] }],
    obsah: "<p>a</p>",
  });
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    code: "link.label",
    level: "schema",
    severity: "error",
    effect: "item-hidden",
    pointer: "/data/sekce/0/polozky/0/titulek",
    humanPath: {
      cs: "Stránka „Přídavek na dítě“ › Blok 1 (Odkazy) › Položka 1 › Text odkazu",
      en: "Page “Přídavek na dítě” › Block 1 (Links) › Item 1 › Link text",
    },
    label: { cs: "Text odkazu", en: "Link text" },
    message: {
      cs: "Chybí text odkazu. Celá položka se proto na stránce nezobrazí.",
      en: "The text of the link is missing. The whole item is therefore not shown.",
    },
    received: "nothing",
    content: { id: "1001", language: "cs", structureKey: "stranka", url: "/rodina/pridavek-na-dite" },
    links: { cms: null, docs: "docs/structures.md#stranka" },
  });
});

test("a formatted value may contain spaces and invisible characters copied along with it", () => {
  const kontakt = { telefon: "+420\u00a0950\u00a0183 101 ", email: "krnov\u200b@uradprace.example " };
  expect(look({ obsah: "<p>a</p>", kontakt })).toEqual([]);
  expect(look({ obsah: "<p>a</p>", kontakt: { ...kontakt, email: "kr nov@uradprace.example" } })).toMatchObject([
    { code: "invalid-format", pointer: "/data/kontakt/email" },
  ]);
});

test("a file outside the CMS is reported as such, with advice on where to choose it", () => {
  const documents = ["přehled dávek.pdf", "https://www.mpsv.cz/prehled.pdf"].map((url) => ({
    nazev: "Dávky",
    url,
    velikost: 1,
  }));
  const found = look({ obsah: "<p>a</p>", sekce: [{ typ: "dokumenty", polozky: documents }] });
  expect(found.map(({ message }) => message.cs.split(/[.(] ?/)[0]?.trim())).toEqual([
    "V poli „Soubor“ není soubor z knihovny",
    "Soubor je na jiném webu",
  ]);
  expect(found.map(({ fix }) => fix.cs.includes("z knihovny"))).toEqual([true, true]);
});

test('the fix for a value that must be positive says "more than 0", not "at least 0"', () => {
  const [found] = look(
    { registrace: { odkaz: { adresa: "/a" }, kapacita: 0 } },
    { key: "up-kalendarni-zaznam" },
  ).filter(({ pointer }) => pointer === "/data/registrace/kapacita");
  expect(found?.fix).toEqual({ cs: "Zadejte více než 0.", en: "Enter more than 0." });
});

test("of a problem and its consequence at the same place only the first is reported", () => {
  const data = { perex: "A", obsah: "<p>a</p>", oznamovatel: "A", platnostDo: "2026-01-01T00:00:00" };
  const record = aRecord({ structure: { key: "aktualita" }, displayAt: "2026-04-22T10:00:00", data });
  expect(recordFindings(record, { links: noLinks }).map(({ code }) => code)).toEqual(["dates.order"]);
});

test("a mistyped block, option or field is reported with a suggestion", () => {
  const found = look({ obsah: "<p>a</p>", perx: "Perex", sekce: [{ typ: "videoo" }], layout: { layoutKey: "simpel" } });
  const messages = found.map(({ message }) => message.cs).join("\n");
  expect(messages).toContain("Neznámý typ bloku „videoo“, mysleli jste „video“?");
  expect(messages).toContain("„simpel“, mysleli jste „simple“?");
  expect(messages).toContain("Pole „perx“ portál nezná a nezobrazí ho. Mysleli jste „perex“?");
  const block = found.find(({ code }) => code === "unknown-type");
  expect(block?.fix.en).toContain("Links (odkazy)");
});

test("a misspelt structure is reported with a suggestion, without findings for its fields", () => {
  const [first, ...others] = look(
    { perex: "a", obsah: "<p>a</p>", platnostDo: "2026-05-01T12:00:00" },
    { key: "aktualit" },
  );
  expect(others).toEqual([]);
  expect(first).toMatchObject({ code: "structure.unknown", severity: "warning", effect: "fallback-template" });
  expect(first).toMatchObject({ pointer: "/structure/key", fix: { cs: expect.stringContaining("„aktualita“") } });
});

test("findings are sorted by severity, and equal ones by their position in the record", () => {
  const kontakt = { nazev: "<b>Úřad</b>", telefon: "950 180 111" };
  const record = {
    name: " ",
    perex: true,
    neznamePole: 1,
    kontakt,
    sekce: [{ typ: "nic" }, { typ: "text", obsah: "" }],
  };
  const found = look(record);
  const ranks = found.map(({ severity }) => rankOf(severity));
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  expect(new Set(ranks).size).toBe(3);
  expect(found.filter(({ severity }) => severity === "error").map(({ pointer }) => pointer)).toEqual([
    "/data/perex",
    "/data/sekce/0/typ",
    "/data/sekce/1/obsah",
  ]);
});

const rule: Rule = {
  code: "link.label",
  level: "content",
  severity: "warning",
  wcag: ["2.4.4"],
  *check() {
    for (const path of [["name"], ["data", "sekce", 0, "titulek"], ["data", "sekce", 1, "titulek"], ["data", "perex"]])
      yield { path, expected: "more", received: "jana.novakova@seznam.example" };
  },
};

test("rules report nothing about removed values, and nothing twice", () => {
  const sekce = [
    { typ: "nic", titulek: "A" },
    { typ: "text", obsah: "<p>a</p>", titulek: "B" },
  ];
  const found = look({ obsah: "<p>a</p>", perex: true, sekce }, { rules: [rule, rule] });
  const ofRule = found.filter(({ level }) => level === "content");
  expect(ofRule.map(({ pointer }) => pointer)).toEqual(["/name", "/data/sekce/1/titulek"]);
  expect(ofRule[0]).toMatchObject({ wcag: ["2.4.4"], effect: "none", severity: "warning" });
});

test.each([
  { obsah: "<p>a</p>", sekce: [{ typ: "markdown", obsah: "Text <u>podtržený</u> a dál." }] },
  { obsah: "<p>a</p>", sekce: [{ typ: "markdown", obsah: "První <b>tučný</b><br> řádek." }] },
  { obsah: "<p>a</p>", perex: "Text <strong>tučný</strong> a dál." },
])("tags in a text without markup are one finding: %j", (data) => {
  const found = look(data, { rules: undefined });
  expect(found.filter(({ code }) => /html|markup/.test(code))).toHaveLength(1);
});

test("a finding has the line and column of its value", () => {
  const record = aRecord({ data: { obsah: "<p>a</p>", sekce: [{ typ: "nic" }] } });
  const text = JSON.stringify(record, null, 2);
  const locate = jsonPositions(text);
  const options = { links: noLinks, rules: [], locate: (pointer: string) => ({ file: "a.json", ...locate(pointer) }) };
  const [first] = recordFindings(record, options);
  const line = text.split("\n").findIndex((each) => each.includes('"nic"'));
  const column = text.split("\n")[line]?.indexOf('"nic"') ?? 0;
  expect(first?.location).toEqual({ file: "a.json", line: line + 1, column: column + 1 });
});

test.each([[null], [[]], ["text"], [{ id: 7, name: ["x"], language: {}, structure: 3, data: 1 }]])(
  "a record that is %j has findings and causes no exception",
  (record) => {
    const found = recordFindings(record, { links: noLinks });
    expect(found.length).toBeGreaterThan(0);
    for (const each of found) expect(finding.parse(each).effect).toBe("page-unavailable");
  },
);

test("findings repeat no secrets", () => {
  const jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NSJ9.dozjgNryP4J3jVmNHl0w5N";
  for (const secret of [jwt, "tajne-heslo@", "Zm9vYmFyYmF6cXV4"]) {
    const text = secret.endsWith("@") ? `https://spravce:${secret}cms.example` : `Bearer ${secret} `;
    const found = look(
      { obsah: "<p>a</p>", [text]: text, sekce: [{ typ: text }, { typ: "text", titulek: text, obsah: "" }] },
      { name: text },
    );
    expect(found.length).toBeGreaterThan(2);
    for (const { pointer: _, content: __, ...said } of found) expect(JSON.stringify(said)).not.toContain(secret);
  }
});

test.each([
  "777 123 456",
  "+420 950 100 300",
  "info@urad.example",
  "123456/0100",
  "2000145399/0800",
  "https://disk.example/f?id=1aB2cD3eF4gH5iJ6kL7mN8oP9qR0sT1uV2",
  "/documents/0123456789abcdef0123456789abcdef.pdf",
])("editors read %s whole in the findings of a public field", (value) => {
  const [found] = look({
    obsah: "<p>a</p>",
    sekce: [{ typ: "text", titulek: "T", obsah: "<p>a</p>", odkaz: value }],
  }).filter(({ received }) => received.includes(value));
  expect(found?.received).toBe(JSON.stringify(value));
  const typed = look({ obsah: "<p>a</p>", sekce: [{ typ: value }] });
  expect(JSON.stringify(typed.map(({ message }) => message))).toContain(value.slice(0, 30));
});

test("fields for personal data are not repeated", () => {
  const data = { obsah: "<p>a</p>", sekce: [{ typ: "citace", text: "A", autor: { jmeno: "jana@posta.example" } }] };
  const found = look(data).filter(({ pointer }) => pointer.startsWith("/data/sekce/0/autor"));
  expect(found.length).toBeGreaterThan(0);
  expect(JSON.stringify(found.map(({ received, message }) => [received, message]))).not.toContain("jana@posta");
});

test("a clean content has no findings", () => {
  expect(look({ obsah: "<p>Text</p>" })).toEqual([]);
  const content = contentOf("standard-page", { obsah: "<p>a</p>" });
  expect(
    findingsOf({ content, record: {}, key: "standard-page", library: null, translations: [], now: 0 }, [], {
      links: noLinks,
      rules: [],
    }),
  ).toEqual([]);
});
