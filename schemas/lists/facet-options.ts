import type { Language } from "#schemas/site/language-codes.ts";
import { compareIn } from "./collation.ts";
import type { Facet, FacetName, List } from "./list.ts";
import type { ListState } from "./list-state.ts";
import type { ListingFacet } from "./listing-view.ts";
import { languageOfRowsIn } from "./row-order.ts";

/** Language of each value; null when a row with it is in the page's language. */
export type Languages = ReadonlyMap<string, Language | null>;

/** Returns the facet values of the list, with their languages, and those of each row. */
export function facetValuesOf<Row>(list: List<Row>, rows: readonly Row[], now: number) {
  const { facets } = list;
  const languageOf = languageOfRowsIn(list);
  const languages = new Map<FacetName, Map<string, Language | null>>(facets.map(({ name }) => [name, new Map()]));
  const ofRow = rows.map((row) =>
    facets.map((facet) => {
      const values = [...new Set(facet.valuesOf(row, now))];
      const ofFacet = languages.get(facet.name);
      const rowLanguage = languageOf?.(row) ?? null;
      for (const value of values) if (rowLanguage === null || !ofFacet?.has(value)) ofFacet?.set(value, rowLanguage);
      return values;
    }),
  );
  return { languages, ofRow };
}

interface OptionsContext {
  /** Number of rows by value; undefined when no row has one. */
  counts: ReadonlyMap<string, number> | undefined;
  languages: Languages | undefined;
  state: ListState;
  language: Language;
}

/** Returns a facet with its options in order: values that rows have, and selected values. */
export function toFacet<Row>(
  {
    name,
    choice,
    topics,
    known,
    isShared = (known ?? topics) !== undefined,
    isDescending = false,
    depthOf,
  }: Facet<Row>,
  { counts = new Map(), languages, state: { facets }, language }: OptionsContext,
): ListingFacet {
  const languageOf = (value: string) => {
    const own = languages?.get(value) ?? null;
    return own === language ? null : own;
  };
  const selected = new Set(facets[name]);
  const offered = [...new Set([...counts.keys(), ...selected])];
  const compare = compareIn(language);
  const byKey = new Map(topics?.map((topic) => [topic.key, topic]));
  const codes = topics ? [...new Set([...byKey.keys(), ...offered])] : known;
  const inOrder = codes
    ? codes.filter((value) => offered.includes(value))
    : offered.toSorted((a, b) => (isDescending ? compare(endOf(b), endOf(a)) : compare(a, b)));
  return {
    name,
    choice,
    isShared,
    options: inOrder.map((value) => {
      const topic = byKey.get(value);
      return {
        value,
        label: topic?.label ?? null,
        depth: topic?.ancestors.length ?? depthOf?.(value) ?? 0,
        group: topic?.group ?? null,
        count: counts.get(value) ?? 0,
        isSelected: selected.has(value),
        language: topic ? topic.language : languageOf(value),
      };
    }),
  };
}

/** A text after all that begin with the value: a year sorts after its months. */
function endOf(value: string): string {
  return `${value}-99`;
}
