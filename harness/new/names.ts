import { UsageError } from "#harness/cli/exit-codes.ts";

/** The forms of a name. */
export interface Names {
  /** `public-tender`, as in file names. */
  kebab: string;
  /** `publicTender` */
  camel: string;
  /** `PublicTender` */
  pascal: string;
  /** `Public tender` */
  words: string;
}

const word = "[a-z][a-z0-9]*";
const kebab = new RegExp(`^${word}(?:-${word})*$`);
const dotted = new RegExp(`^${word}(?:-${word})*\\.${word}(?:-${word})*$`);

/** Returns the forms of a key such as `public-tender`; throws UsageError for an invalid key. */
export function namesOf(key: string): Names {
  if (!kebab.test(key))
    throw new UsageError(`"${key}" is not a key: expected lower-case words joined by hyphens, such as public-tender.`);
  return formsOf(key);
}

/** Returns the forms of the code of a rule, such as `text.upper-case`. */
export function namesOfCode(code: string): Names {
  if (!dotted.test(code))
    throw new UsageError(`"${code}" is not the code of a rule: expected a topic and a fault, such as text.upper-case.`);
  return formsOf(code.replace(".", "-"));
}

function formsOf(key: string): Names {
  const pascal = key.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
  const words = key.replaceAll("-", " ");
  const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { kebab: key, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal, words: upper(words) };
}

/** Returns a name as the key of an object literal. */
export function propertyName(name: string): string {
  return name.includes("-") ? `"${name}"` : name;
}
