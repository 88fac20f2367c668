import { setting, splitList } from "./settings.ts";

/** Characters of a secret at least. */
const shortest = 32;

/** The secrets of one purpose, of which the operator may change one after the other: the first one seals, all of them open. */
export interface Secrets {
  all: readonly [string, ...string[]];
}

interface SecretList {
  /** Null where none is set. */
  secrets: Secrets | null;
  /** Places in the list, counted from one, of what is no secret. */
  brokenAt: readonly number[];
}

/** A list of secrets, separated by commas or lines; those that are too short are left out as long as there is one that is not. */
export function secretList() {
  return setting({
    expected: `at least ${shortest} characters, or several such, separated by commas or lines`,
    fallback: "",
    read: (text): SecretList | undefined => {
      const sent = splitList(text.replace(/[\r\n]+/g, ","));
      const [first, ...others] = sent.filter((secret) => secret.length >= shortest);
      if (first === undefined) return sent.length === 0 ? { secrets: null, brokenAt: [] } : undefined;
      const brokenAt = sent.flatMap((secret, index) => (secret.length < shortest ? [index + 1] : []));
      return { secrets: { all: [first, ...others] }, brokenAt };
    },
    secret: true,
  });
}

/** Returns what is made of each secret; made anew once the secrets have changed. */
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
