/** `needed` is a cheap test that every match of the pattern passes. */
type Pattern = readonly [needed: RegExp, pattern: RegExp];

/** Patterns of what nobody may read in a message. Matches are removed whole. */
const secrets: readonly Pattern[] = [
  // Credentials in an address, and the value after `Bearer`.
  [/@/, /(?<=:\/\/)[^\s/@"]{1,200}@/g],
  [/bearer/i, /(?<=\bbearer\s)[\w.~+/=-]{8,}/gi],
  // The token of a preview, which shows drafts to anybody.
  [/preview=/, /(?<=[?&;]preview=)[\w.~%+-]{4,4000}/g],
  // Tokens in three parts of base64.
  [/eyJ/, /\beyJ[\w-]{5,}(?:\.[\w-]*){1,4}/g],
];

/** Long hexadecimal numbers and runs of mixed letters and digits, also cut: tokens, but in links also ids of files. */
const ids: readonly Pattern[] = [
  [/[\w+-]{12}/, /\b(?:[\da-f]{32,}\b|(?=\w*\d)[\da-f]{12,}(?=…))/gi],
  [/[\w+-]{12}/, /(?<![\w/+-])(?=[\w+-]*\d)(?=[\w+-]*[a-z])(?=[\w+-]*[A-Z])(?:[\w+-]{32,}={0,2}|[\w+-]{12,}(?=…))/g],
];

/** Patterns of personal data, which in public fields is often published on purpose. */
const personal: readonly Pattern[] = [
  [/@/, /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,8}/gu],
  // Birth numbers, with and without the slash.
  [/\d{6}/, /(?<![\d/])\d{6} ?\/ ?\d{3,4}(?!\d)/g],
  [
    /\d{10}/,
    /(?<![\d/.-])\d{2}(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|5[1-9]|6[0-2]|7[1-9]|8[0-2])(?:0[1-9]|[12]\d|3[01])\d{4}(?![\d.-])/g,
  ],
  // Telephone numbers, Czech ones and those with a country code.
  [/\+|00/, /(?<![\d+])(?:\+|00)\d{1,3}(?:[ -]?\d{2,4}){2,5}(?!\d)/g],
  [/\d{3} \d{3} \d{3}/, /(?<!\d|\d )[2-7]\d{2} \d{3} \d{3}(?! ?\d)/g],
  [/\d{9}/, /(?<!\d)(?:60[1-8]|7[02379]\d)\d{6}(?!\d)/g],
];

const mark = "•••";

/** Returns a text without passwords in addresses and tokens, for the editors of the text. */
export function redactSecrets(text: string): string {
  return without(secrets, text);
}

/** Returns a text without e-mail addresses, telephone numbers, birth numbers, tokens and passwords, for logs. */
export function redact(text: string): string {
  return without([...secrets, ...ids, ...personal], text);
}

/** Returns the start of a text without a part of an address or number that {@link redact} would no longer recognize. */
export function cutBeforeRedacted(text: string, length: number): string {
  if (!mayMatch.test(text)) return text.slice(0, length);
  const cut = personal.flatMap(([needed, pattern]) =>
    needed.test(text) ? [...text.matchAll(pattern)].filter((match) => isAcross(match, length)) : [],
  );
  return text.slice(0, Math.min(length, ...cut.map(({ index }) => index)));
}

function isAcross({ index, 0: whole }: RegExpExecArray, at: number): boolean {
  return index < at && index + whole.length > at;
}

const mayMatch = /[\d@]|bearer|preview=/i;

function without(patterns: readonly Pattern[], text: string): string {
  if (!mayMatch.test(text)) return text;
  return patterns.reduce((rest, [needed, pattern]) => (needed.test(rest) ? rest.replace(pattern, mark) : rest), text);
}
