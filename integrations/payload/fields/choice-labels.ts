import cs from "#portal/locales/cs.json" with { type: "json" };
import en from "#portal/locales/en.json" with { type: "json" };
import own from "../locales/choices.json" with { type: "json" };
import { type Words, words } from "../locales/words.ts";
import type { Option } from "./kinds.ts";

type Group = Readonly<Record<string, Words>>;

/** Regions have the same names as on the portal. */
const english: Readonly<Record<string, string>> = en.regions;
const regions: Group = Object.fromEntries(
  Object.entries(cs.regions).map(([code, name]) => [code, { cs: name, en: english[code] ?? code }]),
);
const switches: Group = { true: words("choice.true"), false: words("choice.false") };

/** Labels of options; a group is found by its values, whichever field uses it. */
const groups = new Map(
  [switches, regions, ...Object.values<Group>(own)].map((group) => [nameOf(Object.keys(group)), group]),
);

/**
 * Options of a field with their labels. A value without a label is shown itself, which tests/labels.test.ts does not
 * allow.
 */
export function toOptions(values: readonly Option[]): { value: string; label: Words }[] {
  const texts = [...new Set(values.map(String))];
  return texts.map((value) => ({ value, label: labelOf(value, texts) }));
}

/** The label of a value, given all values of its field. */
export function labelOf(value: string, values: readonly string[]): Words {
  return groups.get(nameOf(values))?.[value] ?? { cs: value, en: value };
}

function nameOf(values: readonly string[]): string {
  return values.toSorted().join(" ");
}
