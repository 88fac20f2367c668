import { eachObject } from "#checks/each.ts";
import type { Rule } from "#checks/rule.ts";
import { phoneParts } from "#schemas/values/office/phone.ts";
import { proseOf } from "./prose.ts";
import { textsOf } from "./texts.ts";
import { phonesWithWrongDigits, wrongPrefix } from "./typing/contacts.ts";

const level = "content";

/** Lengths of Czech telephone numbers: emergency lines, short public lines, and all others. */
const lengths: ReadonlySet<number> = new Set([3, 4, 5, 6, 9]);

/** Reports a Czech telephone number with too few or too many digits. */
export const phoneDigits: Rule = {
  code: "phone.digits",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, value, shape } of textsOf(subject).objects) {
      const { telefon } = value;
      if (!shape.keys.has("telefon") || typeof telefon !== "string") continue;
      const [prefix] = wrongPrefix.exec(telefon) ?? [];
      if (prefix) {
        const values = { count: 9, context: "prefix" };
        yield { path: [...path, "telefon"], expected: "+420", received: prefix, values, about: [prefix] };
        continue;
      }
      for (const { href } of phoneParts(telefon)) {
        const count = href === null ? null : wrongCount(href);
        if (count === null) continue;
        yield {
          path: [...path, "telefon"],
          expected: "nine digits",
          received: telefon,
          values: { count },
        };
      }
    }
    for (const { path, text, count, context } of phonesWithWrongDigits(subject))
      yield { path, expected: "nine digits", received: text, values: { count, context }, about: [text] };
  },
};

/** Number of national digits, if it is none of a Czech number; null otherwise. */
function wrongCount(href: string): number | null {
  const [, prefix = "", rest = ""] = /^tel:(\+420|\+|)(\d*)/.exec(href) ?? [];
  const isRight = prefix === "+420" ? rest.length === 9 : prefix === "+" || lengths.has(rest.length);
  return isRight ? null : rest.length;
}

/** Reports a company ID whose check digit is wrong. */
export const companyIdDigit: Rule = {
  code: "company-id.digit",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, value, shape } of textsOf(subject).objects) {
      const { ico } = value;
      if (!shape.keys.has("ico") || typeof ico !== "string" || !/^\d{8}$/.test(ico) || hasCheckDigit(ico)) continue;
      yield { path: [...path, "ico"], expected: "a company ID that exists", received: ico, values: { text: ico } };
    }
    // Leading zeros may be left out.
    for (const { path, text } of proseOf(subject))
      for (const [, ico = ""] of text.matchAll(/(?<!\p{L})(?:IČO?|Company ID):? ?(\d(?:[ \u00a0]?\d){5,9})(?!\d)/gu))
        if (!hasCheckDigit(ico.replace(/\D/g, "").padStart(8, "0")))
          yield { path, expected: "a company ID that exists", received: text, values: { text: ico } };
  },
};

function hasCheckDigit(companyId: string): boolean {
  const digits = [...companyId].map(Number);
  if (digits.length !== 8) return false;
  const sum = digits.slice(0, 7).reduce((total, digit, index) => total + digit * (8 - index), 0);
  return digits[7] === (11 - (sum % 11)) % 10;
}

/** Reports an amount that is a number without a unit: visitors cannot tell crowns from per cent. */
export const amountWithoutUnit: Rule = {
  code: "amount.no-unit",
  level,
  severity: "warning",
  wcag: [],
  check: eachObject(["vyse"], function* ({ path, value }) {
    const { slovy } = value;
    if (typeof slovy !== "string" || !/^[\d\s.,–-]*\d[\d\s.,–-]*$/.test(slovy)) return;
    yield { path: [...path, "slovy"], expected: "a unit", received: slovy, values: { text: slovy.trim() } };
  }),
};

/** Matches a file name. */
export const fileName = /^\S+\.(?:pdf|docx?|odt|rtf|xlsx?|ods|csv|pptx?|odp|zip)$/i;

export const fileNameAsTitle: Rule = {
  code: "document.file-name",
  level,
  severity: "warning",
  wcag: ["2.4.4"],
  check: eachObject(["url"], function* ({ path, value }) {
    const { nazev } = value;
    if (typeof nazev !== "string" || !isNameOfFile(nazev.trim())) return;
    yield { path: [...path, "nazev"], expected: "a title in words", received: nazev, values: { text: nazev.trim() } };
  }),
};

/** Names that scanners, cameras and programs give to files, and names joined with underscores: `Dokument1`, `scan_0931`. */
function isNameOfFile(title: string): boolean {
  return fileName.test(title) || /^[^\s]*\p{L}[^\s]*_[^\s]+$/u.test(title) || nameOfProgram.test(title);
}

const nameOfProgram =
  /^(?:(?:nový |new |новый |новий )?(?:dokument|document|sešit|workbook|book|prezentace|presentation|list|sheet|документ|книга|аркуш|лист)(?:\d+| ?\(\d+\)| (?:microsoft|aplikace|ms) .*)|(?:nový|new|новый|новий) (?:dokument|document|soubor|file|документ|файл)|(?:bez názvu|untitled|без названия|без назви)(?: ?\(?\d+\)?)?|(?:scan|sken|naskenováno|img|dsc|doc|fax|скан)[-_ ]*\d[-_ .:\d]*|\d{8}[-_ ]?\d{4,6}|kopie(?: \(\d+\))?(?: -)? .*\.\w{3,4})$/iu;

/** Plausible monthly pay in crowns: lower values are thousands or hourly pay, higher ones yearly pay. */
const pays = { least: 1000, most: 350_000 };

/** Reports an implausible monthly pay, such as one in thousands of crowns or for a year. */
export const unlikelyPay: Rule = {
  code: "pay.unlikely",
  level,
  severity: "warning",
  wcag: [],
  check: eachObject(["slozky"], function* ({ path, value }) {
    const wrong = ["od", "do"].find((key) => isUnlikelyPay(value[key]));
    if (!wrong) return;
    const values = { amount: Number(value[wrong]) };
    yield { path: [...path, wrong], expected: "the pay of a month in crowns", received: value[wrong], values };
  }),
};

function isUnlikelyPay(amount: unknown): boolean {
  return typeof amount === "number" && (amount < pays.least || amount > pays.most);
}

/** Smallest plausible file. A smaller number was given in kilobytes. */
const fewestBytes = 200;

export const unlikelySize: Rule = {
  code: "file.unlikely-size",
  level,
  severity: "warning",
  wcag: [],
  check: eachObject(["velikost"], function* ({ path, value }) {
    const { velikost } = value;
    if (typeof velikost !== "number" || velikost >= fewestBytes) return;
    yield {
      path: [...path, "velikost"],
      expected: "a size in bytes",
      received: velikost,
      values: { size: velikost },
    };
  }),
};

/** A data box of digits alone: a company ID or an account number was entered. */
export const dataBoxOfDigits: Rule = {
  code: "data-box.digits",
  level,
  severity: "warning",
  wcag: [],
  check: eachObject(["datovaSchranka"], function* ({ path, value }) {
    const { datovaSchranka } = value;
    if (typeof datovaSchranka !== "string" || !/^\d{7}$/.test(datovaSchranka)) return;
    yield { path: [...path, "datovaSchranka"], expected: "letters and digits", received: datovaSchranka, values: {} };
  }),
};

/** Fewest hours of a full-time week; fewer are those of a day. */
const fewestHours = 20;

export const hoursOfDay: Rule = {
  code: "position.weekly-hours",
  level,
  severity: "warning",
  wcag: [],
  *check({ key, content: { data } }) {
    const { hodinTydne, typVztahu } = data;
    if (key !== "job-position" || typeof hodinTydne !== "number" || hodinTydne >= fewestHours) return;
    if (!Array.isArray(typVztahu) || typVztahu.length !== 1 || typVztahu[0] !== "plnyUvazek") return;
    const values = { hours: hodinTydne };
    yield { path: ["data", "hodinTydne"], expected: "the hours of a week", received: hodinTydne, values };
  },
};

/** Formats that the words of a link may name, with the ends of their files. */
const formats = [
  [/(?<!\p{L})PDF(?!\p{L})/u, /\.pdf$/i],
  [/(?<!\p{L})(?:DOCX?|Word)(?!\p{L})/u, /\.docx?$/i],
  [/(?<!\p{L})(?:XLSX?|Excel)(?!\p{L})/u, /\.xlsx?$/i],
  [/(?<!\p{L})ODT(?!\p{L})/u, /\.odt$/i],
  [/(?<!\p{L})(?:CSV|ODS)(?!\p{L})/u, /\.(?:csv|ods)$/i],
  [/(?<!\p{L})ZIP(?!\p{L})/u, /\.zip$/i],
] as const;

/** Brackets at the end of a title, its last word, or the format that it names; not `How to save a table as XLSX`. */
const saidFormat =
  /[([][^()[\]]*[)\]]$|(?:formát\p{L}*|format|формат\p{L}*) [A-Z]{3,4}(?!\p{L})|(?<!(?<!\p{L})(?:do|v|ve|z|ze|pro|k|na|as|to|in|from|for|в|из|для|у|з) )(?<!\p{L})(?:PDF|DOCX?|XLSX?|ODT|ODS|CSV|ZIP)$/u;

/** A file whose title ends with another format than its own. */
export const otherFormat: Rule = {
  code: "document.other-format",
  level,
  severity: "warning",
  wcag: [],
  check: eachObject(["velikost"], function* ({ path, value }) {
    const { nazev, url } = value;
    if (typeof nazev !== "string" || typeof url !== "string") return;
    const [said = ""] = saidFormat.exec(nazev.trim()) ?? [];
    const named = formats.filter(([word]) => word.test(said));
    if (named.length === 0 || named.some(([, end]) => end.test(url))) return;
    const values = { text: nazev, format: url.split(".").at(-1) ?? "" };
    yield { path: [...path, "nazev"], expected: "the format of the file", received: nazev, values };
  }),
};
