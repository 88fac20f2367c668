import { eachObject } from "#checks/each.ts";
import type { Rule } from "#checks/rule.ts";
import { clean } from "./html.ts";
import type { ObjectAt } from "./texts.ts";

const level = "content";
const partsOfName = ["jmeno", "prijmeni"];

/** Reports academic titles in a name field, or on the wrong side of the name. */
export const misplacedTitle: Rule = {
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
export const repeatedName: Rule = {
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

function wordsIn({ value }: ObjectAt, key: string): string {
  const text = value[key];
  return typeof text === "string" ? clean(text) : "";
}
