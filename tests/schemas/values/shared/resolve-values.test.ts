import { expect, test } from "vitest";
import type { Language } from "#schemas/site/language-codes.ts";
import { resolveValues } from "#schemas/values/shared/resolve-values.ts";
import { day, wageValues } from "./a-set.ts";

function start(text: string, { language = "cs", at = "2026-11-02" }: { language?: Language; at?: string } = {}) {
  const { item, used } = resolveValues(
    { name: "Mzda", data: { obsah: text } },
    { values: wageValues, language, now: day(at) },
  );
  const plain = (item.data as { obsah: string }).obsah.replaceAll("\u00a0", " ");
  return { text: plain, codes: used.remarks.map(({ code }) => code), used };
}

test.each<[Language, string]>([
  ["cs", "Mzda činí 22 400 Kč."],
  ["en", "Mzda činí CZK 22,400."],
  ["ru", "Mzda činí 22 400 крон."],
  ["ua", "Mzda činí 22 400 крон."],
])("a reference is written in the language %s", (language, expected) => {
  expect(start("Mzda činí {{hodnota:mzda.mesicni}}.", { language })).toMatchObject({ text: expected, codes: [] });
});

test("a value is that of the day, or of the day that the reference names", () => {
  const text = "<p>{{hodnota:mzda.mesicni}}, od ledna {{hodnota:mzda.mesicni|k:2027-01-01}}</p>";
  expect(start(text).text).toBe("<p>22 400 Kč, od ledna 24 100 Kč</p>");
  expect(start(text, { at: "2027-01-01" }).text).toBe("<p>24 100 Kč, od ledna 24 100 Kč</p>");
});

test("the day of a value begins at midnight in Prague", () => {
  const at = (time: string) =>
    resolveValues(
      { data: "{{hodnota:mzda.mesicni|bez-jednotky}}" },
      { values: wageValues, language: "en", now: Date.parse(time) },
    );
  expect(at("2026-12-31T22:59:59.999Z").item.data).toBe("22,400");
  expect(at("2026-12-31T23:00:00Z").item.data).toBe("24,100");
  expect(at("2026-12-31T22:59:59.999Z").used.changesAt).toBe(Date.parse("2026-12-31T23:00:00Z"));
});

test.each([
  ["mzda.ctvrtina", "5 600 Kč"],
  ["mzda.odvod", "1 591 Kč"],
  ["mzda.podil", "7,1 %"],
  ["mzda.podil|bez-jednotky", "7,1"],
  ["mzda.mesicni|cislo", "22400"],
  ["mzda.den|cislo", "2027-03-31"],
  ["mzda.lhuta", "3 měsíce"],
  ["mzda.den", "31. března 2027"],
  ["mzda.deti", "1 234,5"],
  [" mzda.mesicni | bez-jednotky ", "22 400"],
])("%s is written as %s", (reference, expected) => {
  expect(start(`{{hodnota:${reference}}}`)).toMatchObject({ text: expected, codes: [] });
});

test("a date that ends with a full stop does not end a sentence with two", () => {
  expect(start("До {{hodnota:mzda.den}}. Потом", { language: "ru" }).text).toBe("До 31 марта 2027 г. Потом");
});

test.each([
  ["<p>První věta. Mzda činí {{hodnota:mzda.rocni}}. Třetí věta.</p>", "<p>První věta. Třetí věta.</p>"],
  ["<p>Jediná {{hodnota:mzda.rocni}}.</p><p>Druhý odstavec.</p>", "<p>Druhý odstavec.</p>"],
  ["<ul><li>A</li><li>B {{hodnota:mzda.rocni}}</li></ul>", "<ul><li>A</li></ul>"],
  ["<tr><td>{{hodnota:mzda.rocni}}</td><td>1</td></tr>", "<tr><td>–</td><td>1</td></tr>"],
  ["<p>Podle č. 117/1995 Sb. činí {{hodnota:mzda.rocni}}. Dál.</p>", "<p>Dál.</p>"],
  ["<p><strong>Je {{hodnota:mzda.rocni}}.</strong> A dál.</p>", "<p>A dál.</p>"],
  ["<p><strong>Jedna. Je {{hodnota:mzda.rocni}}. Tři.</strong></p>", "<p><strong>Jedna. Tři.</strong></p>"],
  ["Mzda činí {{hodnota:mzda.rocni}} od ledna", "Mzda činí od ledna"],
  ["{{hodnota:mzda.rocni}}", "–"],
])("the sentence of an unknown value is left out: %s", (text, expected) => {
  expect(start(text)).toMatchObject({ text: expected, codes: ["value.unknown"] });
});

test.each([
  ["{{hodnota}}", "value.malformed"],
  ["{{hodnota:}}", "value.malformed"],
  ["{{hodnota:mzda}}", "value.malformed"],
  ["{{hodnota:mzda.mesicni|k:2027-02-30}}", "value.malformed"],
  ["{{hodnota:mzda.mesicni|tucne}}", "value.malformed"],
  ["{{hodnota:mzda.mesicni", "value.malformed"],
  ["{{hodnota:mzda.mesicni}", "value.malformed"],
  ["{{ hodnota : Mzda.Mesicni }}", "value.malformed"],
  ["{{hodnota:mzda.deti|k:2027-06-01}}", "value.gap"],
])("%s is told as %s and leaves no braces", (reference, code) => {
  const { text, codes } = start(`Věta první. Druhá s ${reference} zde. Třetí.`);
  expect(codes).toEqual([code]);
  expect(text).not.toMatch(/[{}]|hodnota/);
  expect(text).toContain("Věta první.");
});

test("a reference inside a tag is told and taken out", () => {
  const { text, codes } = start(
    '<p>Jdi <a href="/x?{{hodnota:mzda.mesicni}}">sem za {{hodnota:mzda.mesicni}}</a>.</p>',
  );
  expect(text).toBe('<p>Jdi <a href="/x?">sem za 22 400 Kč</a>.</p>');
  expect(codes).toEqual(["value.in-tag"]);
});

test("an unknown key names the one that was probably meant", () => {
  expect(start("{{hodnota:mzda.mesicny}}").used.remarks).toMatchObject([
    { code: "value.unknown", path: ["data", "obsah"], expected: "mzda.mesicni" },
  ]);
});

test("parts without references stay the same objects", () => {
  const data = { text: "{{hodnota:mzda.mesicni}}", other: [{ a: 1 }] };
  const { item } = resolveValues({ data }, { values: wageValues, language: "cs", now: day("2026-05-05") });
  expect(item.data).not.toBe(data);
  expect((item.data as typeof data).other).toBe(data.other);
});

test("a number has the value that the field next to it names, or stays as it is", () => {
  const data = { a: { max: 1, maxHodnota: "mzda.mesicni" }, b: { max: 1, maxHodnota: "mzda.rocni" }, c: { max: 1 } };
  const { item, used } = resolveValues({ data }, { values: wageValues, language: "cs", now: day("2027-05-05") });
  expect(item.data).toMatchObject({ a: { max: 24100 }, b: { max: 1 }, c: { max: 1 } });
  expect(used.remarks).toMatchObject([{ code: "value.unknown", path: ["data", "b", "maxHodnota"] }]);
});

test("a text with thousands of faulty references is written in time", () => {
  const text = `<p>${"Věta {{hodnota:mzda.nic}}. ".repeat(8000)}</p>`;
  const before = performance.now();
  expect(start(text).text).not.toContain("hodnota");
  expect(performance.now() - before).toBeLessThan(2000);
});
