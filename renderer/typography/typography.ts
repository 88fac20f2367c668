/**
 * Words that must not be separated from their neighbour by a line break, as regular expressions. Abbreviations are
 * written without their full stop.
 */
interface Rules {
  /** Joined with the following word. */
  joined: string;
  /** Joined with a following number. */
  numbered: string;
  /** Joined with a preceding number. */
  units: string;
  /** Joined with any preceding word. */
  particles?: string;
  /** Quotation marks at the start and at the end. */
  quotes: readonly [string, string];
}

const rules: Readonly<Record<string, Rules>> = {
  cs: {
    quotes: ["„", "“"],
    joined: "[ksvzouaijKSVZOUAI]|[čČ](?=\\. j\\.)|Bc|Ing|Mgr|JUDr|MUDr|PhDr|RNDr|PaedDr|doc|prof|tzv|sp|ul|nám",
    numbered: "Prah[auy]|Praze|§§?|č|čl|odst|písm|str|tel|tř|kap",
    units:
      "Kč|korun[ay]?|tis|mil|mld|milion[ůuy]?|miliard[ay]?|hod|min|Sb|let|rok[uy]?|dn[íůy]|den|týdn[ůy]|týden|měsíc[ůe]?|hodin[ay]?|minut[ay]?|lidí|osob|dětí|míst",
  },
  en: {
    quotes: ["“", "”"],
    joined: "Mr|Mrs|Ms|Dr|Bc|Ing|Mgr|JUDr|MUDr|PhDr|RNDr",
    numbered: "§§?|Nos?|no|Art|Sec|para|pp?|tel|CZK|EUR|Section|Article|Act No",
    units:
      "crowns|thousand|million|billion|years?|months?|weeks?|days?|hours?|minutes?|people|children|places|am|pm|Coll|January|February|March|April|May|June|July|August|September|October|November|December",
  },
  ru: {
    quotes: ["«", "»"],
    joined: "[вкосуияаВКОСУИЯА]|ул|им",
    numbered: "№|§§?|ст|пп?|ч|стр|тел|д|кв",
    units:
      "крон[аы]?|руб|тыс|млн|млрд|гг?|лет|года?|дн(?:ей|я)|день|недел[ьия]|месяц(?:ев|а)?|час(?:ов|а)?|мин(?:ут[аы]?)?|человек|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря",
    particles: "же|ж|ли|ль|бы|б",
  },
  uk: {
    quotes: ["«", "»"],
    joined: "[вузійаояВУЗІЙАОЯ]|вул|ім",
    numbered: "№|§§?|ст|пп?|ч|стор|тел|буд|кв",
    units:
      "крон[аи]?|грн|тис|млн|млрд|рр?|років|рок[иу]|рік|дн(?:ів|і|я)|день|тижн(?:ів|і|я)|місяц(?:ів|і|я)|годин[аи]?|хвилин[аи]?|людей|осіб|січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня",
    particles: "же|ж|би|б",
  },
};

/** Units written the same way in all languages. */
const commonUnits = "[%‰€]|EUR|CZK|[ckm]?m[²³]?|ha|k?g|m?l|t|h|[kMG]B|°C";

/** Currencies, joined with a word such as `milionu` after a number. */
const currencies = "Kč|CZK|EUR|€|korun|eur|crowns|euros|крон|евро|євро";

const noBreak = "\u00a0";
/** Seven or more words joined by no-break spaces, as pasted from a word processor. No number has as many groups. */
const glued = /(?<!\S)\S+(?:\u00a0\S+){6,}/g;
/** Word joiner: prevents a line break and has no width. */
const joiner = "\u2060";
const start = String.raw`(?<![\p{L}\p{N}])`;
const end = String.raw`(?![\p{L}\p{N}])`;

const typographers: ReadonlyMap<string, (text: string) => string> = new Map(
  Object.entries(rules).map(([tag, each]) => [tag, createTypographer(each)]),
);

/** Returns the typographer for a language (BCP 47 tag); null for languages without rules. */
export function typographerOf(tag: string): ((text: string) => string) | null {
  return typographers.get(tag.split("-", 1)[0] ?? "") ?? null;
}

/** Signs that a keyboard, or a word processor in another language, writes instead of those of print. */
const typed = /["“]|&quot;|,,|\.\.\.|\( | [,;:!?).]/;

const straightQuotes =
  /(?<=^|[\s(])(?:"|&quot;)(?=[\p{L}\d])([^"„“”«»<>&]{1,300})(?<=[\p{L}\d.,!?…)])(?:"|&quot;)(?=$|[\s.,;:!?)…])/gu;
/** `“word”` where the language has other marks. */
const englishQuotes = /“(?=[\p{L}\d])([^„“”«»<>]{1,300})”/gu;
/** `,,word''` and `,,word“`. */
const commaQuotes = /(?<=^|[\s(]),,(?=[\p{L}\d])([^,„“”«»<>]{1,300})(?:''|(?:&#x27;){2}|“|”)/gu;
/** A space inside brackets, or before a sign that follows its word. `1 : 50` and `:)` keep theirs. */
const looseSpace = /(?<=\() +(?=[\p{L}\d])|(?<=[\p{L}\d.]) +(?=\))|(?<=\p{L}{2}|[)“”»]) +(?=[,;:!?](?:\s|$)|\.$)/gu;

/** Returns a text with the signs of print. The work grows linearly: each sign is looked for within 300 characters. */
function inPrint(text: string, [open, close]: Rules["quotes"]): string {
  const straight = text.replace(straightQuotes, `${open}$1${close}`).replace(commaQuotes, `${open}$1${close}`);
  const quoted =
    open === "“" || /[„«]/.test(straight) ? straight : straight.replace(englishQuotes, `${open}$1${close}`);
  return quoted.replace(/(?<!\.)\.\.\.(?!\.)/g, "…").replace(looseSpace, "");
}

/** An account number, which a bank takes only as it was written: `19 - 2000145399/0800`. */
const account =
  /(?<![\d/–-])(?:\d{1,6}[ \u00a0]?[–-][ \u00a0]?)?\d(?:[ \u00a0]?\d){5,9}[ \u00a0]?\/[ \u00a0]?\d{4}(?![\d/])/g;

/** Signs of account numbers, and at the same places those that stand for them while the rules are applied. */
const signs = " \u00a0-–";
const standIns = "\ue000\ue001\ue002\ue003";

function hidden(number: string): string {
  return number.replace(/[ \u00a0–-]/g, (sign) => standIns.charAt(signs.indexOf(sign)));
}

function shown(text: string): string {
  return text.replace(/[\ue000-\ue003]/g, (sign) => signs.charAt(standIns.indexOf(sign)));
}

/** The dash of a range such as 8–17; browsers would otherwise break the line after it. */
const rangeDash = /(?<=\d)–(?=\d)/g;

/**
 * The work grows linearly with the text: every pattern is tried once at each space or hyphen, and looks only a word or
 * two ahead and behind.
 */
function createTypographer({ joined, numbered, units, particles, quotes }: Rules): (text: string) => string {
  const unit = `(?:${commonUnits}|${units})${end}`;
  const bound = new RegExp(
    ` (?:${[
      `(?<=${start}(?:${joined})\\.? )(?=\\S|$)`,
      `(?<=${start}(?:${numbered})\\.? )(?=\\d)`,
      `(?<=\\d )(?=${unit})`,
      `(?<=\\d[ \\u00a0](?:${units})\\.? )(?=(?:${currencies})${end})`,
      // Digit groups of amounts and telephone numbers, and postcodes with their town.
      String.raw`(?<=\d )(?=\d{3}(?!\d))`,
      String.raw`(?<=(?<!\d)\d{3} )(?=\d\d(?!\d))`,
      String.raw`(?<=(?<!\d)\d{3}[ \u00a0]\d\d )(?=\p{Lu})`,
      // Dates, and ordinal numbers before their noun.
      String.raw`(?<=(?<!\d)\d\d?\. )(?=\d|\p{Ll})`,
      "(?=[–—] )",
      ...(particles ? [`(?=(?:${particles})${end})`] : []),
    ].join("|")})`,
    "gu",
  );
  const hyphenInRange = new RegExp(
    [
      "(?<=\\d) - (?=\\d)",
      String.raw`(?<=\d[:.]\d\d)-(?=\d{1,2}[:.]\d\d(?!\d))`,
      String.raw`(?<=(?<![\d/-])(?:19|20)\d\d)-(?=(?:19|20)\d\d(?![\d/-]))`,
      `(?<=(?<![\\p{L}\\d/.,-])\\d{1,3})-(?=\\d{1,3} ${unit})`,
    ].join("|"),
    "gu",
  );
  return (given) => {
    const text = typed.test(given) ? inPrint(given, quotes) : given;
    if (!/[ \u00a0–-]/.test(text)) return text;
    const kept = text.includes("/") ? text.replace(account, hidden) : text;
    const loose = kept.includes(noBreak) ? kept.replace(glued, (words) => words.replaceAll(noBreak, " ")) : kept;
    const dashed = loose.includes("-") ? loose.replace(hyphenInRange, "–").replaceAll(" - ", " – ") : loose;
    const set = dashed.replace(bound, noBreak).replace(rangeDash, `$&${joiner}`);
    return kept === text ? set : shown(set);
  };
}
