import { expect, test } from "vitest";
import { personalDataIn } from "#harness/check/private-data/personal-data.ts";
import { findSecrets, type SecretKind } from "#harness/check/private-data/secrets.ts";

const base64 = (text: string) => Buffer.from(text).toString("base64");
const jwt = `${base64('{"alg":"HS256"}').replaceAll("=", "")}.${base64('{"sub":"urednik"}').replaceAll("=", "")}.c2lnbmF0dXJl`;
const hex = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

/** One of each kind that the detector knows; none was ever in use. */
const samples: [SecretKind, string][] = [
  ["jwt", jwt],
  ["credentials", "Authorization: Bearer 7fQ2kLm9XcVb4TzR8wYp"],
  ["credentials", `Basic ${base64("uzivatel:tajneheslo1")}`],
  ["key", "-----BEGIN RSA PRIVATE KEY-----\nMIIE"],
  ["key", "-----BEGIN PRIVATE KEY-----"],
  ["address", "https://spravce:tajne@cms.example/api"],
  ["address", "https://cms.example/dokument?access_token=9Kd82jfls93kXq1"],
  ["cookie", "JSESSIONID=4F8A2B1C9D3E4F8A"],
  ["cookie", "Cookie: relace=4F8A2B1C9D3E4F8A"],
  ["password", '{"heslo": "tajne-heslo"}'],
  ["password", '"api_key":"k1k2k3k4"'],
  ["token", hex],
  ["token", "ghp_16C7e42F292c6912E7710c838347Ae178B4a"],
  ["token", "q7Rt2LmX9vBz4KpW8sYc1NfHj6GdTe3Au5"],
];

/** Encodings that disguise a text. */
const encodings: [string, (text: string) => string][] = [
  ["as it is", (text) => text],
  ["in the middle of a sentence", (text) => `Přihlaste se takto: ${text} a pokračujte.`],
  ["in JSON", (text) => JSON.stringify({ data: { obsah: text } })],
  [
    "as \\u escapes",
    (text) => [...text].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`).join(""),
  ],
  ["percent-encoded", (text) => `odkaz?x=${encodeURIComponent(text)}`],
  ["percent-encoded throughout", (text) => Buffer.from(text).toString("hex").replace(/../g, "%$&")],
  ["percent-encoded twice", (text) => encodeURIComponent(encodeURIComponent(` ${text} `))],
  ["in HTML entities", (text) => [...text].map((each) => `&#${each.charCodeAt(0)};`).join("")],
  ["in base64", (text) => base64(`---- ${text} ----`)],
  ["in base64 of base64", (text) => base64(`---- ${base64(`---- ${text} ----`)} ----`)],
  [
    "in base64 in a link in JSON",
    (text) => JSON.stringify(`<a href="/x?y=${encodeURIComponent(base64(`-- ${text} --`))}">`),
  ],
];

for (const [how, encode] of encodings)
  test.each(samples)(`%s is found ${how}: %s`, (kind, secret) => {
    expect(findSecrets(encode(secret)).map((found) => found.kind)).toContain(kind);
  });

test.each([
  "Zákon č. 110/2006 Sb., o životním a existenčním minimu, ve znění pozdějších předpisů",
  "https://www.mpsv.example/documents/20142/225517/Metodicky_pokyn_2026-Prispevek_na_peci_V2.pdf",
  "MPSV-2026/184512-411/1-PRAC-NEPOJ-DAVKY-ODVOLANI-0000000000000000173-KOPIE-PRO-ZASTUPCE",
  "IČO 00551023, datová schránka sc9aavg, účet 19-2235210247/0710",
  "rodina/prispevek-na-peci-pro-deti-a-mladistve-do-18-let-veku",
  "Basic information about internationalization. The bearer of the card shows it.",
  "https://mpsv.example/hledani?q=prispevek&stranka=2&razeni=datum",
  "Heslo si zvolte sami. Cookie: malý soubor, který si prohlížeč uloží.",
  '{"title": "Heslo", "token": ""}',
  `![obrázek](data:image/png;base64,${Buffer.from(Uint8Array.from({ length: 300 }, (_, i) => (i * 89) % 256)).toString("base64")})`,
])("%s is not a secret", (text) => {
  expect(findSecrets(text)).toEqual([]);
  expect(findSecrets(JSON.stringify({ text }))).toEqual([]);
});

test("a plain secret is reported with its position, an encoded one without", () => {
  expect(findSecrets(`text ${hex}`)).toEqual([{ kind: "token", offset: 5 }]);
  expect(findSecrets(base64('"heslo":"tajne"'))).toEqual([{ kind: "password", offset: null }]);
});

test.each([
  ["Rodné číslo 855507/0007 je smyšlené.", true, "birthNumber"],
  ["Rodné číslo <b>8555070007</b> je smyšlené.", false, "birthNumber"],
  ["Pište na jana.novakova@posta.cz.", true, "email"],
  ["Pište na JANA@GMAIL.COM", true, "email"],
  // A CMS publishes the contacts of all sorts of people on purpose.
  ["Pište na jana.novakova@posta.cz.", false, null],
  ["Pište na podatelna@mpsv.cz, posta@mpsv.example nebo info@portal.gov.cz.", true, null],
  ["Pište na nekdo@zmpsv.cz.", true, "email"],
  ["Číslo 855507/0008 a účet 670100-2200735123/0100, 1234567890", true, null],
] as const)("the personal data in %s (in a file: %s) is recognised as %s", (text, isFile, kind) => {
  expect(personalDataIn(text, isFile)).toBe(kind);
});
