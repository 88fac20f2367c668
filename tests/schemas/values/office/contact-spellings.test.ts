import { expect, test } from "vitest";
import { prune } from "#schemas/parse/prune.ts";
import { contact } from "#schemas/values/office/contact.ts";
import { emailsIn } from "#schemas/values/office/emails.ts";
import { numbersOf, toPhone } from "#schemas/values/office/phone.ts";

/** Reads a field of a contact as the portal reads a record. */
function read(field: "telefon" | "email" | "datovaSchranka" | "web", written: string) {
  const { data, faults } = prune(contact, { nazev: "Podatelna", adresa: "Na Poříčním právu 1", [field]: written });
  return { value: data?.[field] ?? null, faults };
}

const czech = "tel:+420950187431";
const bare = "tel:950187431";
const other = "tel:950187432";

test.each<[string, string, string[]]>([
  ["950 187 431", "950 187 431", [bare]],
  ["950187431", "950187431", [bare]],
  ["950-187-431", "950 187 431", [bare]],
  ["950.187.431", "950 187 431", [bare]],
  ["950/187 431", "950 187 431", [bare]],
  ["950 – 187 – 431", "950 187 431", [bare]],
  ["(950) 187 431", "950 187 431", [bare]],
  ["(+420) 950 187 431", "+420 950 187 431", [czech]],
  ["+420-950-187-431", "+420 950 187 431", [czech]],
  ["+420 (950) 187-431", "+420 950 187 431", [czech]],
  ["00420 950 187 431", "+420 950 187 431", [czech]],
  ["420950187431", "+420 950 187 431", [czech]],
  ["\u202a+420 950 187 431\u202c", "+420 950 187 431", [czech]],
  ["+420\u00a0950\u2009187\u00a0431\u200b", "+420 950 187 431", [czech]],
  ["９５０ １８７ ４３１", "950 187 431", [bare]],
  ["tel.: 950 187 431", "950 187 431", [bare]],
  ["Telefon: +420 950 187 431", "+420 950 187 431", [czech]],
  ["950 187 431, 950 187 432", "950 187 431, 950 187 432", [bare, other]],
  ["950187431; 950187432", "950187431; 950187432", [bare, other]],
  ["950 187 431 / 950 187 432", "950 187 431 / 950 187 432", [bare, other]],
  ["950-187-431 nebo 950-187-432", "950 187 431 nebo 950 187 432", [bare, other]],
  ["950187431 950187432", "950187431 950187432", [bare, other]],
  ["950 187 431\n950 187 432", "950 187 431 950 187 432", [bare, other]],
  ["950 187 431 linka 5", "950 187 431 linka 5", [`${bare};ext=5`]],
  ["950 187 431, kl. 12", "950 187 431, kl. 12", [`${bare};ext=12`]],
  ["+420 950 187 431 (linka 204)", "+420 950 187 431 linka 204", [`${czech};ext=204`]],
  ["+420950187431;ext=5", "+420 950 187 431;ext=5", [`${czech};ext=5`]],
  ["950 187 431 (podatelna)", "950 187 431 (podatelna)", [bare]],
  ["sekretariát 950 187 431", "sekretariát 950 187 431", [bare]],
  ["950 187 431, fax 950 187 432", "950 187 431, fax 950 187 432", [bare]],
  ["tel./fax: 950 187 431", "tel./fax: 950 187 431", [bare]],
  ["<a href='tel:950187431'>950 187 431</a>", "950 187 431", [bare]],
  ["+49 (0)30 123-4567", "+49 30 123 4567", ["tel:+49301234567"]],
  ["0048 22 123 45 67", "+48 22 123 45 67", ["tel:+48221234567"]],
  ["112", "112", ["tel:112"]],
  ["1188", "1188", ["tel:1188"]],
  ["112, 158", "112, 158", ["tel:112", "tel:158"]],
  ["800 23 45 67 (zdarma)", "800 23 45 67 (zdarma)", ["tel:800234567"]],
])("the telephone %j is read as %j", (written, shown, links) => {
  const { value, faults } = read("telefon", written);
  expect(faults).toEqual([]);
  const numbers = numbersOf({ display: value ?? "" });
  expect(numbers.map(({ href }) => href)).toEqual(links);
  expect(toPhone(value ?? "").display).toBe(shown);
});

test.each(["zavolejte", "12", "19-2000145399/0710", "950187431/0800", "posta@mpsv.cz", "29. 11. 2026"])(
  "the telephone %j cannot be read, and the editor is told",
  (written) => {
    expect(read("telefon", written)).toMatchObject({ value: null, faults: [{ code: "invalid-format" }] });
  },
);

const posta = "posta@mpsv.cz";

test.each<[string, string]>([
  [posta, posta],
  ["POSTA@MPSV.CZ", "POSTA@MPSV.CZ"],
  [" posta@mpsv.cz\u00a0", posta],
  ["posta\u200b@mpsv.cz", posta],
  ["posta\u00ad@mpsv.cz", posta],
  ["\u202aposta@mpsv.cz\u202c", posta],
  ["posta＠mpsv.cz", posta],
  ["posta @ mpsv.cz", posta],
  ["posta(at)mpsv.cz", posta],
  ["posta [at] mpsv.cz", posta],
  ["posta (zavináč) mpsv.cz", posta],
  ["posta zavináč mpsv.cz", posta],
  ["posta[at]mpsv[dot]cz", posta],
  ["mailto:posta@mpsv.cz", posta],
  ["E-mail: posta@mpsv.cz", posta],
  ["<posta@mpsv.cz>", posta],
  ["Podatelna <posta@mpsv.cz>", posta],
  ["posta@mpsv.cz (podatelna)", posta],
  ["posta@mpsv.cz.", posta],
  ["posta@mpsv.cz;", posta],
  ["<a href='mailto:posta@mpsv.cz'>posta@mpsv.cz</a>", posta],
  ["info@úřad.cz", "info@úřad.cz"],
  ["info@xn--ad-qka49a.cz", "info@xn--ad-qka49a.cz"],
  ["info@пошта.укр", "info@пошта.укр"],
  ["posta@mpsv.cz, dotazy@mpsv.cz", "posta@mpsv.cz, dotazy@mpsv.cz"],
  ["posta@mpsv.cz,dotazy@mpsv.cz", "posta@mpsv.cz, dotazy@mpsv.cz"],
  ["posta@mpsv.cz; dotazy@mpsv.cz", "posta@mpsv.cz, dotazy@mpsv.cz"],
  ["posta@mpsv.cz / dotazy@mpsv.cz", "posta@mpsv.cz, dotazy@mpsv.cz"],
  ["posta@mpsv.cz nebo dotazy@mpsv.cz", "posta@mpsv.cz, dotazy@mpsv.cz"],
])("the e-mail %j is read as %j", (written, shown) => {
  const { value, faults } = read("email", written);
  expect({ value, faults }).toEqual({ value: shown, faults: [] });
  expect(emailsIn(value ?? "").join(", ")).toBe(shown);
});

test.each([
  "posta",
  "posta@mpsv",
  "@mpsv",
  "posta@mpsv,cz",
  "po sta@@mpsv.cz",
  "kr nov@mpsv.cz",
  "Podatelna posta@mpsv.cz",
  "napište nám",
  "950 187 431",
])("the e-mail %j cannot be read, and the editor is told", (written) => {
  expect(read("email", written)).toMatchObject({ value: null, faults: [{ code: "invalid-format" }] });
});

test.each<[string, string]>([
  ["sc9aavg", "sc9aavg"],
  ["SC9AAVG", "sc9aavg"],
  ["Sc9aavg", "sc9aavg"],
  [" sc9aavg\u200b", "sc9aavg"],
  ["sc9 aavg", "sc9aavg"],
  ["sc9-aavg", "sc9aavg"],
  ["ID: sc9aavg", "sc9aavg"],
  ["ID:sc9aavg", "sc9aavg"],
  ["ID DS: sc9aavg", "sc9aavg"],
  ["IDDS sc9aavg", "sc9aavg"],
  ["ISDS: SC9AAVG", "sc9aavg"],
  ["DS sc9aavg", "sc9aavg"],
  ["datová schránka: sc9aavg", "sc9aavg"],
  ["Datovka: sc9aavg", "sc9aavg"],
  ["ID datové schránky je sc9aavg.", "sc9aavg"],
  ["sc9aavg (ministerstvo)", "sc9aavg"],
  ["MPSV – sc9aavg", "sc9aavg"],
  ["(sc9aavg)", "sc9aavg"],
  ["„sc9aavg“", "sc9aavg"],
  ["ｓｃ９ａａｖｇ", "sc9aavg"],
  ["\u202asc9aavg\u202c", "sc9aavg"],
  ["ID: sc9 aavg", "sc9aavg"],
  ["abcdefg", "abcdefg"],
  ["sc9aavg, upos4m6", "sc9aavg, upos4m6"],
  ["sc9aavg / UPOS4M6", "sc9aavg, upos4m6"],
])("the data box %j is read as %j", (written, shown) => {
  expect(read("datovaSchranka", written)).toEqual({ value: shown, faults: [] });
});

test.each(["sc9aav", "sc9aav1", "sc9aavgx", "nemáme", "posta@mpsv.cz", "00551023"])(
  "the data box %j cannot be read, and the editor is told",
  (written) => {
    expect(read("datovaSchranka", written)).toMatchObject({ value: null, faults: [{ code: "invalid-format" }] });
  },
);

test.each<[string, string]>([
  ["https://www.mpsv.cz", "https://www.mpsv.cz"],
  ["www.mpsv.cz", "https://www.mpsv.cz"],
  ["WWW.MPSV.CZ", "https://WWW.MPSV.CZ"],
  ["www.mpsv.cz/kontakty", "https://www.mpsv.cz/kontakty"],
  ["www.mpsv.cz.", "https://www.mpsv.cz"],
  ["viz www.mpsv.cz/kontakty;", "https://www.mpsv.cz/kontakty"],
  ["mpsv.cz", "https://mpsv.cz"],
  ["data.mpsv.cz/web", "https://data.mpsv.cz/web"],
  ["úřad.cz", "https://úřad.cz"],
  ["mpsv.gov.cz?lang=en", "https://mpsv.gov.cz?lang=en"],
  [" www.mpsv.cz\u00a0", "https://www.mpsv.cz"],
  ["www.mpsv\u200b.cz", "https://www.mpsv.cz"],
  ["\u202ahttps://www.mpsv.cz\u202c", "https://www.mpsv.cz"],
  ["<https://www.mpsv.cz>", "https://www.mpsv.cz"],
  ["https:/www.mpsv.cz", "https://www.mpsv.cz"],
  ["https:///www.mpsv.cz", "https://www.mpsv.cz"],
  ["https: //www.mpsv.cz", "https://www.mpsv.cz"],
  ["https:// www.mpsv.cz", "https://www.mpsv.cz"],
  ["web: www.mpsv.cz", "https://www.mpsv.cz"],
  ["Web: https://www.mpsv.cz", "https://www.mpsv.cz"],
  ["www.mpsv.cz (anglicky)", "https://www.mpsv.cz"],
  ["naše stránky www.mpsv.cz", "https://www.mpsv.cz"],
  ["www.mpsv.cz/Žádost o dávku.pdf", "https://www.mpsv.cz/Žádost%20o%20dávku.pdf"],
  ["/kontakty", "/kontakty"],
])("the web address %j is read as %j", (written, shown) => {
  expect(read("web", written)).toEqual({ value: shown, faults: [] });
});

test.each([
  "javascript:alert(1)",
  "java\u00adscript:alert('www.mpsv.cz')",
  "javascript: location='https://a.example'",
  "data:text/html,www.mpsv.cz",
  "vbscript:www.mpsv.cz",
  "//evil.example",
  "\\\\evil.example",
  "/\\evil.example",
  "https://a\u0000.example",
  "file:///C:/a.pdf",
  "nemáme web",
  "nemáme",
])("the web address %j is refused, and the editor is told", (written) => {
  expect(read("web", written)).toMatchObject({ value: null, faults: [{ code: "custom" }] });
});
