/** Longer texts are likely to describe a personal matter. */
const longest = 60;
/** Limit on digits: phone and birth numbers have more, acts cited with their year have fewer. */
const maxDigits = 7;

/**
 * True for a text that may identify a person: an e-mail address, a phone, birth or account number, a date of birth, a
 * long story.
 */
export function looksPersonal(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  const isDate = /\b\d{1,2}\s*[./-]\s*\d{1,2}\s*[./-]\s*\d{4}\b|\b\d{4}-\d{1,2}-\d{1,2}\b/.test(text);
  return text.length > longest || text.includes("@") || digits > maxDigits || isDate || /\d{6}\s*\//.test(text);
}
