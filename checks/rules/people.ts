import { eachObject } from "#checks/each.ts";
import type { Rule } from "#checks/rule.ts";
import { clean } from "./html.ts";
import names from "./offices/first-names.json" with { type: "json" };
import type { ObjectAt } from "./texts.ts";

const level = "content";
const partsOfName = ["jmeno", "prijmeni"];

/** Reports academic titles in a name field, or on the wrong side of the name. */
const misplacedTitle: Rule = {
  code: "person.title",
  level,
  severity: "warning",
  wcag: [],
  check: eachObject(partsOfName, function* (place) {
    for (const [key, pattern] of misplaced) {
      const text = wordsIn(place, key);
      const [title] = pattern.exec(text) ?? [];
      if (title) yield { path: [...place.path, key], expected: "no title", received: text, values: { title } };
    }
  }),
};

const before =
  /(?<![\p{L}.])(?:Bc|BcA|Ing|Mgr|MgA|MUDr|MVDr|MDDr|JUDr|PhDr|RNDr|PharmDr|ThDr|PaedDr|RSDr|doc|prof)\./iu;
const after = /(?<![\p{L}.])(?:Ph\.? ?D|Th\. ?D|CSc|DrSc|DSc|MBA|LL\. ?M|DiS|MPA)(?![\p{L}])\.?/iu;
const either = new RegExp(`${before.source}|${after.source}`, "iu");

const misplaced = [
  ["titulPred", after],
  ["jmeno", either],
  ["prijmeni", either],
  ["titulZa", before],
] as const;

/** Reports a surname field that repeats the first name, so that the page shows it twice. */
const repeatedName: Rule = {
  code: "person.whole-name",
  level,
  severity: "warning",
  wcag: [],
  check: eachObject(partsOfName, function* (place) {
    const [first, surname] = [wordsIn(place, "jmeno"), wordsIn(place, "prijmeni")];
    const isTwice = first !== "" && surname !== first && surname.split(" ").includes(first);
    if (!isTwice && !surname.includes(",")) return;
    yield { path: [...place.path, "prijmeni"], expected: "the surname alone", received: surname };
  }),
};

/** A name in capitals, which readers take for an abbreviation, and screen readers may spell. */
const capitalName: Rule = {
  code: "person.capitals",
  level,
  severity: "warning",
  wcag: [],
  check: eachObject(partsOfName, function* (place) {
    for (const key of partsOfName) {
      const text = wordsIn(place, key);
      if (!/\p{Lu}{3}/u.test(text) || /\p{Ll}/u.test(text)) continue;
      yield { path: [...place.path, key], expected: "small letters after the first", received: text };
    }
  }),
};

const withoutMarks = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z]/g, "");
const firstNames: ReadonlySet<string> = new Set(names.firstNames.split(" "));

/** An address of another person, as after copying a contact: `radim.vitasek@…` beside Dagmar Olšinová. */
const otherAddressee: Rule = {
  code: "person.email",
  level,
  severity: "warning",
  wcag: [],
  check: eachObject([...partsOfName, "email"], function* (place) {
    const address = wordsIn(place, "email");
    const [first = "", ...rest] = (address.split("@", 1)[0] ?? "").toLowerCase().split(/[._-]/);
    const own = partsOfName.flatMap((key) => wordsIn(place, key).split(/[ -]/).map(withoutMarks)).filter(Boolean);
    if (rest.length === 0 || own.length < 2 || ![first, ...rest].some((part) => firstNames.has(part))) return;
    if (own.some((part) => [first, ...rest].some((each) => each.replace(/\d/g, "").startsWith(part.slice(0, 4)))))
      return;
    yield { path: [...place.path, "email"], expected: "the address of this person", received: address, values: {} };
  }),
};

export const peopleRules: readonly Rule[] = [misplacedTitle, repeatedName, capitalName, otherAddressee];

function wordsIn({ value }: ObjectAt, key: string): string {
  const text = value[key];
  return typeof text === "string" ? clean(text) : "";
}
