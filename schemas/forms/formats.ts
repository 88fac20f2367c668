/** An e-mail address with a domain of at least two parts. */
export const emailPattern = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** Returns true for a Czech or international phone number, however it is grouped. */
export function isPhone(text: string): boolean {
  return /^(?:(?:\+|00)[1-9]\d{0,2})?\d{9}$/.test(text.replace(/[\s()-]/g, ""));
}

/** Returns the ISO day of a day as people write it, day first, such as `31. 12. 2026`; null if there is no such day. */
export function toDay(text: string): string | null {
  const iso = text
    .trim()
    .replace(/^(\d\d?)[\s./-]{1,3}(\d\d?)[\s./-]{1,3}(\d{4})$/, (_, day, month, year) =>
      [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
    );
  const [, year = 0, month = 0, day = 0] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso)?.map(Number) ?? [];
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const last = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return month >= 1 && month <= 12 && day >= 1 && day <= last ? iso : null;
}

/** Returns a number as people write it, such as `1 250,50`, with a decimal point and no spaces; null for none. */
export function toDecimal(text: string): string | null {
  const plain = text
    .replace(/[\s\u00a0\u202f]/g, "")
    .replace(/^[+]/, "")
    .replace(/[−–]/, "-")
    .replace(",", ".")
    .replace(/^-(?=[0.]+$)/, "");
  return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(plain) ? plain : null;
}

const formats = {
  /** Five digits, grouped or not. */
  postcode: (text) => /^[1-7]\d{4}$/.test(text.replace(/\s/g, "")),
  /** Number of a company (IČO): eight digits, the last one checks the others. */
  companyId: (text) => /^\d{8}$/.test(text) && isCompanyId(text),
  /** Seven letters and digits without those that look alike. */
  dataBox: (text) => /^[a-km-np-z2-9]{7}$/i.test(text),
  birthNumber: (text) => isBirthNumber(text.replace(/[\s/]/g, "")),
  /** Czech account number with the code of its bank, or an IBAN. */
  bankAccount: (text) => isAccount(text.replace(/\s/g, "")),
  alpha: (text) => /^[\p{L}\p{M}\s'’-]+$/u.test(text),
  alphaNum: (text) => /^[\p{L}\p{M}\p{Nd}]+$/u.test(text),
  numeric: (text) => /^\d+$/.test(text.replace(/\s/g, "")),
  url: (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ""),
  ipAddress: (text) => isIpAddress(text),
  macAddress: (text) => /^[\da-f]{2}(?:[:-][\da-f]{2}){5}$/i.test(text),
} as const satisfies Record<string, (text: string) => boolean>;

export type ValueFormat = keyof typeof formats;

/** True for a value of a format that Czech offices ask for. */
export function isFormat(format: ValueFormat, text: string): boolean {
  return formats[format](text.trim());
}

/** True for an address of four numbers up to 255, or one that a URL takes between its square brackets. */
function isIpAddress(text: string): boolean {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1);
  return parts
    ? parts.every((part) => Number(part) <= 255)
    : /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`);
}

function isCompanyId(text: string): boolean {
  const sum = [...text.slice(0, 7)].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  return (11 - (sum % 11)) % 10 === Number(text[7]);
}

/** Nine digits for those born before 1954, else ten that eleven divides; the day must exist. */
function isBirthNumber(digits: string): boolean {
  if (!/^\d{9,10}$/.test(digits)) return false;
  const year = Number(digits.slice(0, 2));
  const month = Number(digits.slice(2, 4));
  const day = Number(digits.slice(4, 6));
  const plainMonth = [70, 50, 20, 0].map((added) => month - added).find((left) => left >= 1 && left <= 12);
  if (plainMonth === undefined || day < 1 || day > 31) return false;
  const isShort = digits.length === 9;
  const century = isShort ? 1900 : year < 54 ? 2000 : 1900;
  if (toDay(`${day}. ${plainMonth}. ${century + year}`) === null) return false;
  if (isShort) return year < 54;
  const rest = Number(digits.slice(0, 9)) % 11;
  return (rest === 10 ? 0 : rest) === Number(digits[9]);
}

function isAccount(text: string): boolean {
  if (/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/i.test(text)) return isIban(text.toUpperCase());
  const [, prefix = "", number = ""] = /^(?:(\d{1,6})-)?(\d{2,10})\/\d{4}$/.exec(text) ?? [];
  return number !== "" && isWeighted(prefix) && isWeighted(number);
}

/** The check of Czech account numbers: the weighted sum of the digits is divisible by eleven. */
function isWeighted(digits: string): boolean {
  const weights = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];
  const sum = [...digits.padStart(10, "0")].reduce((total, digit, at) => total + Number(digit) * (weights[at] ?? 0), 0);
  return sum % 11 === 0;
}

/** The remainder of 97 over the number that letters and digits make (ISO 13616). */
function isIban(text: string): boolean {
  const moved = [...text.slice(4), ...text.slice(0, 4)].map((char) => Number.parseInt(char, 36)).join("");
  return [...moved].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
