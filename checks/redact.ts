/** Patterns of personal data and secrets. `needed` is a cheap test that every match passes; matches are removed whole. */
const patterns: readonly [needed: RegExp, pattern: RegExp][] = [
  // Credentials in an address, and the value after `Bearer`.
  [/@/, /(?<=:\/\/)[^\s/@"]{1,200}@/g],
  [/bearer/i, /(?<=\bbearer\s)[\w.~+/=-]{8,}/gi],
  // Tokens: three parts of base64, long hexadecimal numbers, long runs of mixed letters and digits.
  [/eyJ/, /\beyJ[\w-]{5,}(?:\.[\w-]*){1,4}/g],
  [/[\w+-]{32}/, /\b[\da-f]{32,}\b/gi],
  [/[\w+-]{32}/, /(?<![\w/+-])(?=[\w+-]*\d)(?=[\w+-]*[a-z])(?=[\w+-]*[A-Z])[\w+-]{32,}={0,2}/g],
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

/** Returns a text without e-mail addresses, telephone numbers, birth numbers, tokens and passwords in addresses. */
export function redact(text: string): string {
  if (!/[\d@]|bearer/i.test(text)) return text;
  return patterns.reduce((rest, [needed, pattern]) => (needed.test(rest) ? rest.replace(pattern, mark) : rest), text);
}
