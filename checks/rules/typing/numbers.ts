import type { Problem, RecordPath, Rule, Subject } from "#checks/rule.ts";
import { clean, isHeading, textOf } from "#checks/rules/html.ts";
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
  "(?:ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince|January|February|March|April|May|June|July|August|September|October|November|December|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|грудня)";

/** Endings that numbers in digits never take, in Czech and in English. Russian and Ukrainian ones do. */
const endings: Readonly<Record<string, RegExp>> = {
  cs: /(?<![\p{L}\p{N},./-])\d{1,4} ?-?(?:ti|mi|cti|sti|tý|tá|té|tého|tému|tém|tých|tými|hý|há|hé|hého|hém|stý|stá|sté|stého|ctý)(?![\p{L}\p{N}-])|(?<![\p{L}\p{N},./-])\d{1,4}-?ti-?\p{Ll}{3,}/u,
  en: /(?<![\p{L}\p{N},./-])\d{0,3}(?:1[123](?:st|nd|rd)|(?<!1)(?:1(?:nd|rd|th)|2(?:st|rd|th)|3(?:st|nd|th))|[04-9](?:st|nd|rd))(?![\p{L}\p{N}])/u,
};

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
        String.raw`(?<![\p{L}\p{N}])(?=[\dOО \u00a0]{0,10}[OО])(?=\d)[\dOО]{3}[ \u00a0][\dOО]{3}[ \u00a0][\dOО]{3}(?![\p{L}\p{N}])`,
        String.raw`(?<=\d{3}[ \u00a0])(?=[\dOoО]{0,2}[OoО])[\dOoО]{3}(?=[ \u00a0]\d{3}(?!\d)|(?![\p{L}\p{N}]))`,
        `(?<![\\p{L}\\p{N}])(?:[lI]\\d|[123][OoО]|\\d[lI])\\.? (?:\\d{1,2}\\.|${months})`,
        `(?<![\\p{L}\\p{N}.])l\\.? ${months}(?!\\p{L})|(?<=(?<!\\p{L})(?:od|do|dne|ke dni|на|с|з|від|до) )[lI]\\. (?:\\d{1,2}\\. ?\\d{4}|${months})(?!\\p{L})`,
        // An hour, a length of time.
        String.raw`(?<![\p{L}\p{N}])(?:[lI]\d|\d[OoОlI])(?=[ \u00a0](?:hodin|hod\.|dn[ůíy]|let|měsíc|hours|days|years|months|час|дн|лет|годин|рок))`,
      ].join("|"),
      "u",
    ),
    context: "letter",
  },
  ...Object.entries(endings).map(([language, pattern]) => ({
    pattern,
    isFault: (_: RegExpExecArray, __: unknown, { content }: Subject) => content.language === language,
    context: "ending",
  })),
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
    yield* promisedByTitle(subject);
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

const promised = new RegExp(
  `(?:^|[:–?!] )(${anyNumber}|[2-9]|1\\d) (?:\\p{L}{1,20} ){0,2}?(?:${words.counted.join("|")})\\p{L}{0,8}(?!\\p{L})`,
  "iu",
);

/** A title that promises a number of things above a page with one list, or with as many headings, of another number. */
function* promisedByTitle(subject: Subject): Generator<Problem> {
  const { name, data } = subject.content;
  const said = numberIn(promised.exec(name)?.[1] ?? "");
  const [text, ...others] = textsOf(subject).html.filter(({ path }) => path.length === 2 && path[1] === "obsah");
  if (said === null || said < 2 || !text || others.length > 0 || data["sekce"]) return;
  const { elements } = text.html;
  const [list, ...more] = elements.filter(({ tag, parent }) => /^[uo]l$/.test(tag) && parent === null);
  const counts = [2, 3, 4].map((level) => elements.filter(({ tag }) => tag === `h${level}`).length);
  if (!list || more.length > 0 || counts.some((count) => count > 1)) return;
  const items = elements.filter(({ parent }) => parent === list).length;
  if (items < 2 || items === said || Math.abs(items - said) > 2) return;
  const values = { text: shortened(name), said: String(said), items: String(items) };
  yield { path: text.path, alsoAt: [["name"]], expected: `${said} items`, received: text.source, values };
}

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
      yield* sumOf(rows, path);
    }
    for (const { path, value, shape } of textsOf(subject).objects) {
      const { hlavicka, radky } = value;
      if (!shape.keys.has("hlavicka") || !shape.keys.has("radky") || !Array.isArray(radky)) continue;
      const rows = [hlavicka, ...radky].map((row) =>
        Array.isArray(row) ? row.map((cell) => clean(String(cell))) : [],
      );
      yield* sumOf(rows, [...path, "radky", radky.length - 1]);
    }
  },
};

/** Compares the last row with the sum of those between it and the head. */
function* sumOf(rows: readonly (readonly string[])[], path: RecordPath): Generator<Problem> {
  const last = rows.at(-1) ?? [];
  if (!isTotal.test(last[0] ?? "") || rows.some(([name = ""]) => isPart.test(name))) return;
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
    return;
  }
}

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
