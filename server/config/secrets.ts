import { setting, splitList } from "./settings.ts";

/** Minimum length of a secret in characters. */
const shortest = 32;

/** Secrets of one purpose, which can be rotated: the first one encrypts and signs, all of them decrypt and verify. */
export interface Secrets {
  all: readonly [string, ...string[]];
}

interface SecretList {
  /** Null when none is set. */
  secrets: Secrets | null;
  /** Positions of ignored entries, counted from one. */
  brokenAt: readonly number[];
}

/** Setting with secrets, separated by commas or lines. Too short ones are ignored if there is a valid one. */
export function secretList() {
  return setting({
    expected: `at least ${shortest} characters, or several such, separated by commas or lines`,
    fallback: "",
    read: (text): SecretList | undefined => {
      const entries = splitList(text.replace(/[\r\n]+/g, ","));
      const [first, ...others] = entries.filter((secret) => secret.length >= shortest);
      if (first === undefined) return entries.length === 0 ? { secrets: null, brokenAt: [] } : undefined;
      const brokenAt = entries.flatMap((secret, index) => (secret.length < shortest ? [index + 1] : []));
      return { secrets: { all: [first, ...others] }, brokenAt };
    },
    secret: true,
  });
}

/** Returns a getter of values derived from each secret, recomputed when the secrets change. */
export function derivedFrom<T>(secrets: Secrets, derive: (secret: string) => T): () => readonly [T, ...T[]] {
  let source: Secrets["all"] | null = null;
  let derived: readonly [T, ...T[]] | null = null;
  return () => {
    if (derived !== null && source === secrets.all) return derived;
    const [first, ...others] = secrets.all;
    derived = [derive(first), ...others.map(derive)];
    source = secrets.all;
    return derived;
  };
}
