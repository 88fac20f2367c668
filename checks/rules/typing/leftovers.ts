import type { RecordPath, Rule, Subject } from "#checks/rule.ts";
import { closest } from "#checks/rules/html.ts";
import { linksOf } from "#checks/rules/links/link-texts.ts";
import { proseOf, shortened } from "#checks/rules/prose.ts";
import { textsOf } from "#checks/rules/texts.ts";
import { memo } from "#schemas/parse/memo.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { after, anyOf, before, phrases, presentIn, wordingIn } from "./phrase.ts";

const printed = new RegExp(anyOf("printedThings"), "iu");
const heads = anyOf("letterHeads");

/** A line of contents; one alone may be an example. */
const contentsLine = /\p{L}[ \u00a0]?(?:\.{4,}|…{2,}|(?: \.){4,30})[ \u00a0]?\d{1,3}$/u;

/** Remains of a draft, a printed version, an e-mail or a post on a social network. */
const leftover = phrases(
  { code: "text.leftover", severity: "warning", expected: "the text of a web page" },
  { pattern: new RegExp(`^[[(*]?${anyOf("drafts")}|[-–—:([] ?${anyOf("drafts")}[)\\]]?$`, "u"), context: "draft" },
  {
    pattern:
      /[_ -](?:v\d{1,2}|ver\d{1,2}|final|FINAL|finální|oprava|opraveno|rev\d{0,2}|draft|new|nové|aktual)(?=[_. -]|$)/u,
    isFault: (_, { text, isPlain }) => isPlain && /\p{L}_|_\p{L}/u.test(text) && !/[/@]/.test(text),
    context: "draft",
  },
  { pattern: new RegExp(`${before}${anyOf("prints")}${after}`, "u"), context: "print" },
  {
    pattern: contentsLine,
    isFault: (_, { path }, subject) => isRepeated(contentsLine, path, subject),
    context: "contents",
  },
  {
    pattern: wordingIn("pageReferences", "(?=[.,;)]|$)"),
    isFault: (_, { text }) => !printed.test(text),
    context: "print",
  },
  { pattern: new RegExp(`^${anyOf("chrome")}`, "iu") },
  { pattern: wordingIn("letters"), context: "letter" },
  { pattern: /^(?:FWD?|Fwd?|RE|Re|ODP|Odp|VS): ?\p{L}.{0,60}/u, context: "letter" },
  {
    pattern: new RegExp(`^${heads}: \\S.{0,60}`, "u"),
    isFault: (_, { path }, subject) => isRepeated(headLine, path, subject),
    context: "letter",
  },
  { pattern: wordingIn("social", after), context: "social", severity: "info" },
  {
    pattern: /(?<!\S)#\p{L}[\p{L}\d_]{2,40}(?: #\p{L}[\p{L}\d_]{2,40}){1,20}[.!]?$/u,
    context: "social",
    severity: "info",
  },
);

/** True if several lines of a text are of a kind; they are counted once. */
function isRepeated(kind: RegExp, path: RecordPath, subject: Subject): boolean {
  return (countsOf(subject).get(kind)?.get(path) ?? 0) > 1;
}

const countsOf = memo((subject: Subject) => {
  const countBy = (kind: RegExp) => {
    const lines = proseOf(subject).filter(({ text }) => kind.test(text));
    return new Map([...Map.groupBy(lines, ({ path }) => path)].map(([path, own]) => [path, own.length]));
  };
  return new Map([contentsLine, headLine].map((kind) => [kind, countBy(kind)]));
});

const headLine = new RegExp(`^${heads}: \\S`, "u");

const label = new RegExp(`^(?:${anyOf("labels")})(?: ?:|:)(.*)$`, "iu");
const attached = wordingIn("attachments");
const tabular = wordingIn("tables", after);

/** A part that the text promises and the page lacks: a file, a table, the value of a label. */
const missingPart: Rule = {
  code: "text.missing-part",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    if (presentIn([label, attached, tabular], subject).length === 0) return;
    const prose = proseOf(subject);
    const holds = { file: hasFile(subject), table: hasTable(subject) };
    const report = (path: RecordPath, text: string, context: string) => ({
      path,
      expected: "what the text promises",
      received: text,
      values: { text: shortened(text), context },
    });
    for (const [at, { path, text, block, isPlain }] of prose.entries()) {
      const next = prose[at + 1];
      if (!isPlain && !closest(block, "table", "dt") && label.exec(text)?.[1]?.trim() === "") {
        const isLast = next?.path !== path;
        if (isLast || label.test(next.text)) yield report(path, text, "value");
      }
      const [file] = attached.exec(text) ?? [];
      if (file && !holds.file) yield report(path, file, "file");
      const [table] = tabular.exec(text) ?? [];
      if (table && !holds.table) yield report(path, table, "table");
    }
  },
};

const isFile = (address: string) =>
  /\.[a-z]{3,4}(?:[?#]|$)|\/documents?\//i.test(address.replace(/^https?:\/\/[^/]*/, ""));

function hasFile(subject: Subject): boolean {
  const { addresses, objects } = textsOf(subject);
  return (
    addresses.some(({ text }) => isFile(text)) ||
    linksOf(subject).some(({ href }) => isFile(href)) ||
    objects.some(({ value }) => "velikost" in value || (isRecord(value["soubor"]) && true))
  );
}

/** Tables are also drawn by blocks of their own, and by pictures. */
function hasTable(subject: Subject): boolean {
  const { html, objects } = textsOf(subject);
  return (
    html.some((each) => each.html.elements.some(({ tag }) => tag === "table" || tag === "img" || tag === "dl")) ||
    objects.some(({ value, shape }) =>
      ["radky", "sloupce", "castky", "tabulka"].some((key) => shape.keys.has(key) && key in value),
    )
  );
}

export const leftovers: readonly Rule[] = [leftover, missingPart];
