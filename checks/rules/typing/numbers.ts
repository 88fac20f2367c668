import type { Rule } from "#checks/rule.ts";
import { isHeading, textOf } from "#checks/rules/html.ts";
import { tablesOf } from "#checks/rules/layout/tables.ts";
import { proseOf, shortened } from "#checks/rules/prose.ts";
import { textsOf } from "#checks/rules/texts.ts";
import words from "./numbers.json" with { type: "json" };
import { phrases, presentIn } from "./phrase.ts";

const level = "content";
const severity = "warning";

const numbers = Object.entries(words.numbers).map(([number, forms]) => ({
  number: Number(number),
  pattern: new RegExp(`^(?:${forms.join("|")})$`, "iu"),
}));
const anyNumber = Object.values(words.numbers).flat().join("|");

function numberIn(written: string): number | null {
  return /^\d+$/.test(written)
    ? Number(written)
    : (numbers.find(({ pattern }) => pattern.test(written))?.number ?? null);
}

const months =
  "(?:ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince|January|February|March|April|May|June|July|August|September|October|November|December)";

/** A letter for a digit, or a number in words that differs from its digits. */
const typedNumber = phrases(
  { code: "number.typed", severity, expected: "digits" },
  {
    pattern: new RegExp(
      [
        // A year, an amount, a group of a telephone number, a day.
        String.raw`(?<![\p{L}\p{N}])(?:(?:19|2[0OoО])[0-9OoО]{0,1}[OoО][0-9OoО]{0,1}|2[OoО]\d\d)(?![\p{L}\p{N}])`,
        String.raw`(?<![\p{L}\p{N}])(?:[lI]\d|\d[\dOoО]{0,2}[OoОlI][\dOoО]{0,2})(?:[ \u00a0][\dOoО]{3})*[ \u00a0]?(?:Kč|CZK|korun|крон|%)(?!\p{L})`,
        String.raw`(?<![\p{L}\p{N}])(?=[\dOoО]{0,2}[OoО])(?=[OoО]{0,2}\d)[\dOoО]{3}(?=(?:[ \u00a0]\d{3}){2}(?!\d))`,
        String.raw`(?<=\d{3}[ \u00a0])(?=[\dOoО]{0,2}[OoО])[\dOoО]{3}(?=[ \u00a0]\d{3}(?!\d)|(?![\p{L}\p{N}]))`,
        `(?<![\\p{L}\\p{N}])(?:[lI]\\d|[123][OoО]|\\d[lI])\\.? (?:\\d{1,2}\\.|${months})`,
      ].join("|"),
      "u",
    ),
    context: "letter",
  },
  {
    pattern: new RegExp(`(?<!\\p{L})(?:(${anyNumber}) \\((\\d{1,2})\\)|(\\d{1,2}) \\((${anyNumber})\\))(?! ?%)`, "iu"),
    isFault: ([, word = "", digits = "", first = word, second = digits]) => {
      const [a, b] = [numberIn(first), numberIn(second)];
      return a !== null && b !== null && a !== b;
    },
    context: "words",
  },
);

const announced = new RegExp(
  `(?<!\\p{L})(${anyNumber}|\\d{1,2}) (?:\\p{L}{1,20} ){0,2}?(?:${words.counted.join("|")})\\p{L}{0,8}(?!\\p{L})[^:.]{0,40}:$`,
  "iu",
);
const announcedByHeading = new RegExp(
  `^(${anyNumber}|\\d{1,2}) (?:\\p{L}{1,20} ){0,2}?(?:${words.counted.join("|")})\\p{L}{0,8}(?!\\p{L})[^.:?]{0,60}$`,
  "iu",
);
const otherNumbers = new RegExp(`(?<!\\p{L})(?:${anyNumber}|\\d+)(?!\\p{L})`, "giu");

/** A list with more or fewer items than the sentence or heading above it announces. */
const otherCount: Rule = {
  code: "list.count",
  level,
  severity,
  wcag: [],
  *check(subject) {
    if (presentIn([announced, announcedByHeading], subject).length === 0) return;
    for (const { path, html } of textsOf(subject).html)
      for (const element of html.elements) {
        if (element.tag !== "p" && !isHeading(element)) continue;
        const list = html.elements[element.last + 1];
        if (list?.parent !== element.parent || !list || !/^[uo]l$/.test(list.tag)) continue;
        const text = textOf(html, element);
        const [, written = ""] = (isHeading(element) ? announcedByHeading : announced).exec(text) ?? [];
        const said = numberIn(written);
        const count = html.elements.slice(list.index + 1, list.last + 1).filter((each) => each.parent === list).length;
        if (said === null || said < 2 || said === count || count < 2) continue;
        if ([...text.matchAll(otherNumbers)].some(([other]) => numberIn(other) === count)) continue;
        const values = { text: shortened(text), said: String(said), items: String(count) };
        yield { path, expected: `${said} items`, received: text, values };
      }
  },
};

/** Shares of one whole: three of them, and a word for the rest. */
const rest =
  /(?<!\p{L})(?:zbyl|zbývající|zbytek|ostatní|the rest|remaining|the other|остальн|оставш|решт|інші)\p{L}*/iu;

/** Parts that do not make their total: the rows of a table, or the shares of one whole in a sentence. */
const otherSum: Rule = {
  code: "number.sum",
  level,
  severity,
  wcag: [],
  *check(subject) {
    for (const { path, text } of presentIn([rest], subject).length > 0 ? proseOf(subject) : []) {
      const shares = [...text.matchAll(/(\d{1,3}(?:[.,]\d)?)[ \u00a0]?%/g)].map(([, share = ""]) => toNumber(share));
      const total = shares.reduce((sum, share) => sum + share, 0);
      if (shares.length < 3 || !rest.test(text) || Math.abs(total - 100) < shares.length) continue;
      const values = { text: shortened(text), total: String(total), context: "shares" };
      yield { path, expected: "100 %", received: text, values };
    }
    for (const { path, html, cells, isForLayout } of tablesOf(subject)) {
      if (isForLayout || cells.some(({ attributes }) => attributes.has("rowspan") || attributes.has("colspan")))
        continue;
      const rows = [...Map.groupBy(cells, ({ parent }) => parent).values()].map((row) =>
        row.map((cell) => textOf(html, cell)),
      );
      const last = rows.at(-1) ?? [];
      if (!isTotal.test(last[0] ?? "") || rows.some(([name = ""]) => isPart.test(name))) continue;
      const own = rows.slice(1, -1);
      for (const [column, written] of last.entries()) {
        const parts = own.map((row) => row[column] ?? "");
        if (column === 0 || own.length < 2 || ![written, ...parts].every((cell) => isAmount.test(cell))) continue;
        const [said, sum] = [toNumber(written), parts.reduce((total, part) => total + toNumber(part), 0)];
        if (Math.abs(sum - said) <= own.length) continue;
        const isMoney = /Kč|CZK|korun|крон/u.test([written, ...rows.flat()].join(" "));
        const values = { text: shortened(written), total: formatted.format(sum), context: undefined };
        // People may count in several rows.
        yield { path, expected: String(sum), received: written, values, severity: isMoney ? undefined : "info" };
        break;
      }
    }
  },
};

const isTotal = new RegExp(`^(?:${words.totals.join("|")})(?!\\p{L})`, "iu");
const isPart = /^(?:z toho|mezisoučet|of which|subtotal|в том числе|з них)/iu;
const formatted = new Intl.NumberFormat("cs");
const isAmount = /^(?:CZK )?\d[\d \u00a0,]*(?:[.,]\d{1,2})?(?:,-)?[ \u00a0]?(?:Kč|CZK|korun|крон)?$/u;

function toNumber(text: string): number {
  return Number(
    text
      .replace(/(?<=\d),(?=\d{3}(?!\d))/g, "")
      .replace(/[^\d.,]/g, "")
      .replace(",", "."),
  );
}

export const numbersInTexts: readonly Rule[] = [typedNumber, otherCount, otherSum];
