import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { withValues } from "#schemas/values/shared/content-values.ts";
import { resolveValues } from "#schemas/values/shared/resolve-values.ts";
import { noValues, type SharedValues, valuesOf } from "#schemas/values/shared/value-sets.ts";
import { aContent } from "../../a-content.ts";
import { aSet, day, wageValues } from "./a-set.ts";
import { remarksOf, written } from "./written.ts";

const now = day("2026-11-02");
const good = "{{hodnota:mzda.mesicni}}";
const bad = "{{hodnota:mzda.chybi}}";

test.each([
  "__proto__",
  "constructor",
  "toString.valueOf",
  "__proto__.__proto__",
  "constructor.prototype",
  "constructor.name",
  "hasOwnProperty.call",
  "mzda.__proto__",
  "mzda.constructor",
  "mzda.toString",
  "mzda.mesicni|__proto__",
  "mzda.mesicni|constructor:x",
  "mzda.mesicni|toString",
])("{{hodnota:%s}} is no value", (key) => {
  expect(written(`<p>A je. B {{hodnota:${key}}}. C je.</p>`)).toBe("<p>A je. C je.</p>");
  expect(remarksOf(`A je. {{hodnota:${key}}}.`)).toHaveLength(1);
});

test("sets and values with names of JavaScript are values like others or none", () => {
  for (const key of ["__proto__", "constructor", "prototype", "tostring"]) {
    const values = valuesOf([
      aSet(key, [{ klic: key, druh: "pocet", obdobi: [{ od: "2026-01-01", hodnota: 5 }] }]),
      aSet("s", [{ klic: "v", druh: "pocet", obdobi: [{ od: "2026-01-01", hodnota: 6 }] }]),
    ]);

    expect(written("A {{hodnota:s.v}}.", { values })).toBe("A 6.");
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test("a record with the keys of JavaScript keeps them", () => {
  const data: Record<string, unknown> = JSON.parse(
    `{"__proto__":{"x":"${good}"},"constructor":"${good}","toString":"${good}","list":["${good}",null,1,true]}`,
  );
  const { item } = resolveValues({ name: "N", description: null, data }, { values: wageValues, language: "cs", now });

  expect(JSON.parse(JSON.stringify(item.data).replace(/\u00a0/g, " "))).toEqual(
    JSON.parse(
      '{"__proto__":{"x":"22 400 Kč"},"constructor":"22 400 Kč","toString":"22 400 Kč","list":["22 400 Kč",null,1,true]}',
    ),
  );
});

test("a record of 64 levels is written to its bottom", () => {
  const deep = (levels: number): unknown => (levels === 0 ? good : { a: [deep(levels - 1)] });
  const { item } = resolveValues(
    { name: "N", description: null, data: { deep: deep(32) } },
    { values: wageValues, language: "cs", now },
  );

  expect(JSON.stringify(item.data)).toContain("22\u00a0400\u00a0Kč");
  expect(JSON.stringify(item.data)).not.toContain("{{");
});

test("other fields than texts stay the same objects", () => {
  const untouched = { list: [1, 2, { a: "b" }] };
  const { item } = resolveValues(
    { name: good, description: good, data: { untouched } },
    { values: wageValues, language: "cs", now },
  );

  expect(item.data["untouched"]).toEqual(untouched);
  expect(`${item.name}${item.description}`.replace(/\u00a0/g, " ")).toBe("22 400 Kč22 400 Kč");
});

test("a name and a note of a value that contain references do no harm", () => {
  const set = aSet("s", [
    {
      klic: "v",
      nazev: "N {{hodnota:s.v}}",
      obdobi: [{ od: "2026-01-01", hodnota: 5, pravniPredpis: "{{hodnota:s.v}}" }],
    },
    { klic: "w", nazev: bad, vyraz: "v * 2" },
  ]);
  const values = valuesOf([set]);

  expect(written("A {{hodnota:s.v}} {{hodnota:s.w}}.", { values })).toBe("A 5 Kč 10 Kč.");
  const item = withValues({ ...set, name: "Sada {{hodnota:s.v}}", description: bad }, values, now);
  expect(JSON.stringify([item.name, item.description])).not.toMatch(/[{}]|hodnota/);
  expect(withValues(item, values, now).name).toBe(item.name);
});

test("without any sets no reference is shown", () => {
  expect(written(`<p>A je. B ${good}. C je.</p>`, { values: noValues })).toBe("<p>A je. C je.</p>");
});

test("a text with thousands of faults has a bounded number of remarks", () => {
  const remarks = remarksOf(`A ${bad}. `.repeat(5000));

  expect(remarks.length).toBeGreaterThan(0);
  expect(remarks.length).toBeLessThanOrEqual(100);
});

test("a value changes its content item: identity, keys, next change", () => {
  const content = aContent({ data: { text: good } });
  const first = withValues(content, wageValues, now);

  expect(withValues(content, wageValues, now + 1).data).toEqual(first.data);
  expect(first.values?.changesAt).toBe(Date.parse("2026-12-31T23:00:00Z"));
  expect(first.values?.keys).toEqual(["mzda.mesicni"]);
  expect(withValues(first, wageValues, Date.parse("2026-12-31T23:00:00Z")).data["text"]).toBe("24\u00a0100\u00a0Kč");
});

const texts: readonly (readonly [string, (size: number) => string])[] = [
  ["references", (size) => `<p>A ${good} je.</p>`.repeat(size)],
  ["references in one sentence", (size) => `A ${good} `.repeat(size)],
  ["missing values", (size) => `<p>A je. B ${bad} je.</p>`.repeat(size)],
  ["missing values in one sentence", (size) => `b ${bad} `.repeat(size)],
  ["missing values in one HTML sentence", (size) => `<p>A</p>${`b ${bad} `.repeat(size)}`],
  ["missing values in a list", (size) => `<ul>${`<li>${bad}</li>`.repeat(size)}</ul>`],
  ["missing values in nested tags", (size) => `${"<b>".repeat(size)}${bad}${"</b>".repeat(size)}`],
  ["nested lists of missing values", (size) => `${"<ul><li>".repeat(size)}${bad}${"</li></ul>".repeat(size)}`],
  ["missing values in table cells", (size) => `<table><tr>${`<td>${bad}</td>`.repeat(size)}</tr></table>`],
  ["braces", (size) => "{{".repeat(size * 20)],
  ["beginnings", (size) => "{{hodnota:".repeat(size * 4)],
  ["beginnings with spaces", (size) => "{{ ".repeat(size * 10)],
  ["beginnings with tags", (size) => "{{<b>".repeat(size * 8)],
  ["beginnings with names and tags", (size) => "{{hodnota:<b>".repeat(size * 3)],
  ["beginnings with nbsp", (size) => "{{hodnota:&nbsp;".repeat(size * 3)],
  ["one beginning, many spaces", (size) => `{{hodnota:${" ".repeat(size * 40)}`],
  ["one beginning, many tags", (size) => `{{hodnota:${"<b>".repeat(size * 10)}`],
  ["one beginning, many angle brackets", (size) => `{{hodnota:${"<".repeat(size * 40)}`],
  ["angle brackets before", (size) => `${"<".repeat(size * 40)}${bad}`],
  ["angle brackets and references", (size) => `<a ${bad}`.repeat(size)],
  ["quotes in tags and references", (size) => `<a b="${bad}`.repeat(size)],
  ["a long key", (size) => `{{hodnota:${"a".repeat(size * 40)}}}`],
  ["a long key with dots", (size) => `{{hodnota:${"a.".repeat(size * 20)}}}`],
  ["many options", (size) => `{{hodnota:a.b${"|k:2026-01-01".repeat(size * 4)}}}`],
  ["full stops", (size) => `${". ".repeat(size * 20)}${bad}${". ".repeat(size * 20)}`],
  ["full stops without spaces", (size) => `${".".repeat(size * 40)}${bad}${".".repeat(size * 40)}`],
  ["full stops, many missing", (size) => `... ${bad} `.repeat(size)],
  ["abbreviations", (size) => `${"č. ".repeat(size * 10)}${bad}${" č.".repeat(size * 10)}`],
  ["spaces", (size) => `A.${" ".repeat(size * 40)}${bad}${" ".repeat(size * 40)}.`],
  ["spaces, many missing", (size) => `${`A ${" ".repeat(200)}${bad}`.repeat(Math.ceil(size / 4))}`],
  ["entities", (size) => `A&nbsp;${"&nbsp;".repeat(size * 8)}${bad}`],
  ["comments", (size) => `${"<!-- ".repeat(size * 8)}${bad}`],
  ["closed tags after a full stop", (size) => `A.${"</b>".repeat(size * 2)} ${bad}`],
  ["sentences in tags", (size) => `${"A je.<b> ".repeat(size * 4)}${bad}${"</b> ".repeat(size * 4)}`],
  ["spaces as entities", (size) => `A.${"&nbsp;".repeat(size * 10)}${bad}`],
  ["tags before a small letter", (size) => `A. ${"<b>".repeat(size * 4)}${bad}`],
  ["quotes after a full stop", (size) => `A.${"“".repeat(size * 10)}${bad}`],
  ["closed tags", (size) => `${"</p>".repeat(size * 10)}${bad}${"</p>".repeat(size * 10)}`],
  ["Markdown pipes", (size) => `|${` ${bad} |`.repeat(size)}`],
  ["line breaks", (size) => `${"\n".repeat(size * 40)}${bad}${"\n".repeat(size * 40)}`],
];

test.each(texts)("work grows with the size of a text of %s", (_name, textOf) => {
  expectLinear(2000, (size) => {
    const text = textOf(size);
    return () => written(text);
  });
});

test("work grows with the number of values", () => {
  expectLinear(2500, (size) => {
    const set = aSet(
      "s",
      Array.from({ length: size }, (_, at) =>
        at % 2 === 0
          ? { klic: `v${at}`, druh: "pocet", obdobi: [{ od: "2026-01-01", hodnota: at }] }
          : { klic: `v${at}`, druh: "pocet", vyraz: `v${at - 1} + 1` },
      ),
    );
    return () => found(valuesOf([{ ...set }]), size);
  });
});

test("work grows with the number of values that are calculated from one", () => {
  expectLinear(4000, (size) => {
    const set = aSet("s", [
      { klic: "a", druh: "pocet", obdobi: [{ od: "2026-01-01", hodnota: 1 }] },
      { klic: "b", druh: "pocet", vyraz: "a * 2" },
      ...Array.from({ length: size }, (_, at) => ({ klic: `v${at}`, druh: "pocet", vyraz: "b + 1" })),
    ]);
    return () => found(valuesOf([{ ...set }]), size);
  });
});

test("work grows with the number of values in a calculation, each with 200 periods", () => {
  expectLinear(10, (size) => {
    const names = Array.from({ length: size }, (_, at) => `n${at}`);
    const set = aSet("s", [
      ...names.map((klic, at) => ({ klic, druh: "pocet", obdobi: daysFrom(at) })),
      ...names.slice(0, 10).map((name) => ({ klic: `x${name}`, druh: "pocet", vyraz: names.join("*") })),
    ]);
    return () => found(valuesOf([{ ...set }]), size);
  });
});

test("work grows with the length of a cycle", () => {
  expectLinear(2500, (size) => {
    const set = aSet(
      "s",
      Array.from({ length: size }, (_, at) => ({ klic: `v${at}`, druh: "pocet", vyraz: `v${(at + 1) % size} + 1` })),
    );
    return () => found(valuesOf([{ ...set }]), size);
  });
});

test("10,000 values are all found", () => {
  const items = Array.from({ length: 10_000 }, (_, at) => ({
    klic: `v${at}`,
    druh: "pocet",
    obdobi: [{ od: "2026-01-01", hodnota: at }],
  }));
  const values = valuesOf(
    Array.from({ length: 10 }, (_, at) => aSet(`s${at}`, items.slice(at * 1000, at * 1000 + 1000))),
  );

  expect(values.keys()).toHaveLength(10_000);
  expect(written("{{hodnota:s9.v9999|cislo}}", { values })).toBe("9999");
});

test("200 kB of braces are shown as they are, or not at all, at once", () => {
  expect(written("{{".repeat(100_000)).length).toBeLessThanOrEqual(200_000);
});

function daysFrom(first: number) {
  return Array.from({ length: 200 }, (_, at) => ({
    od: new Date(Date.UTC(2000, 0, 1 + first + at * 50)).toISOString().slice(0, 10),
    hodnota: at + 0.123,
  }));
}

function found(values: SharedValues, size: number) {
  return values.find(`s.v${size - 1}`);
}

/** Four times the size may take at most ten times as long; 16 times would be work that grows with the square. */
function expectLinear(size: number, workOf: (size: number) => () => unknown) {
  const small = workOf(size);
  const large = workOf(size * 4);
  small();
  // Another process may take the processor: one good run of five is a proof.
  const ratios = Array.from({ length: 5 }, () => timeOf(large) / Math.max(timeOf(small), 2));

  expect(Math.min(...ratios)).toBeLessThan(10);
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
