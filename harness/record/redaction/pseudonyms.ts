import { createHmac } from "node:crypto";

/** Creates pseudonyms for private values. The same value gets the same pseudonym, so that records still refer to each other. */
export interface Pseudonyms {
  /** A word that no detector matches. */
  mark(kind: string, value: string): string;
  email(value: string): string;
  /** Replaces digits and keeps everything else; the result starts with `lead`. */
  digits(value: string, lead?: string): string;
  /** Replaces the words of names and other texts; keeps tags, lengths, capitals and script. */
  text(value: string): string;
}

export function createPseudonyms(key: string): Pseudonyms {
  const bytesOf = (value: string) => createHmac("sha256", key).update(value).digest();
  const hexOf = (value: string) => bytesOf(value).toString("hex").slice(0, 8);

  function digits(value: string, lead = ""): string {
    const own = value.replace(/\D/g, "");
    const bytes = bytesOf(own);
    const others = lead + [...own].map((_, index) => (bytes[index % bytes.length] ?? 0) % 10).join("");
    let next = 0;
    return value.replace(/\d/g, () => others[next++] ?? "0");
  }

  function word(value: string): string {
    const lower = value.toLocaleLowerCase("cs");
    const bytes = bytesOf(lower);
    const [consonants, vowels] = /\p{Script=Cyrillic}/u.test(value) ? cyrillic : latin;
    const letters = [...lower].map((_, index) =>
      letterOf(index % 2 === 0 ? consonants : vowels, bytes[index % 32] ?? 0),
    );
    const whole = letters.join("");
    if (value.length > 1 && value === value.toLocaleUpperCase("cs")) return whole.toLocaleUpperCase("cs");
    const isCapital = value[0] !== lower[0];
    return isCapital ? whole.charAt(0).toLocaleUpperCase("cs") + whole.slice(1) : whole;
  }

  function text(value: string): string {
    // Tags, character references and titles such as `Mgr.` and `Ph.D.` stay.
    return value.replace(/<[^<>]{0,2000}>|&#?\w{1,10};|(?:\p{L}{1,5}\.){1,2}|\p{L}{2,}|\d+/gu, (part) =>
      /^[<&]|\.$/.test(part) ? part : /^\d/.test(part) ? digits(part) : word(part),
    );
  }

  return {
    mark: (kind, value) => `redacted-${kind}-${hexOf(value)}`,
    email: (value) => `redacted-${hexOf(value.toLowerCase())}@redacted.example`,
    digits,
    text,
  };
}

const latin = ["bdfghjklmnprstvz", "aeiouy"] as const;
const cyrillic = ["бвгдзклмнпрст", "аеиоу"] as const;

function letterOf(letters: string, byte: number): string {
  return letters[byte % letters.length] ?? "a";
}
