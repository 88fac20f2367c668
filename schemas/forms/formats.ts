/** An e-mail address with a domain of at least two parts. */
export const emailPattern = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** Returns true for a Czech or international phone number, however it is grouped. */
export function isPhone(text: string): boolean {
  return /^(?:(?:\+|00)[1-9]\d{0,2})?\d{9}$/.test(text.replace(/[\s()-]/g, ""));
}

export function isDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const last = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return month >= 1 && month <= 12 && day >= 1 && day <= last;
}
