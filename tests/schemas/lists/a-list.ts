import type { List } from "#schemas/lists/list.ts";

export interface Row {
  id: string;
  name: string;
  kinds: readonly string[];
  region: string | null;
  year: string;
  date: string | null;
  language: "cs" | null;
}

/** A list that uses every feature of lists. */
export const aList: List<Row> = {
  textOf: ({ name, year }) => `${name} ${year}`,
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  languageOf: ({ language }) => language,
  dateOf: ({ date }) => date,
  periodsOf: ({ date }) => (date ? [{ start: date, end: null }] : []),
  facets: [
    { name: "kind", choice: "any", valuesOf: ({ kinds }) => kinds },
    { name: "region", choice: "one", known: ["PHA", "JHM", "OLK"], valuesOf: ({ region }) => (region ? [region] : []) },
    { name: "year", choice: "one", isDescending: true, valuesOf: ({ year }) => [year] },
  ],
  orders: ["given", "newest", "az", "za"],
  views: ["list", "month"],
};

export function aRow(row: Partial<Row> = {}): Row {
  return {
    ...{ id: "1", name: "Svaz", kinds: [], region: null, year: "2026", date: null, language: null },
    ...row,
  };
}

const names = ["Chaloupka", "Cihla", "Hájek", "Čapek", "Ježek", "Říha", "Ústav", "Zima"];

/** Many rows of all kinds. */
export function manyRows(count: number): Row[] {
  return Array.from({ length: count }, (_, index) =>
    aRow({
      id: String(index),
      name: `${names[index % names.length]} ${index}`,
      kinds: ["a", "b", "c"].filter((_kind, at) => (index >> at) % 2 === 0),
      region: [null, "PHA", "JHM", "OLK"][index % 4] ?? null,
      year: String(2020 + (index % 7)),
      date: index % 5 === 0 ? null : `2026-${String(1 + (index % 12)).padStart(2, "0")}-15T12:00:00.000Z`,
      language: index % 9 === 0 ? "cs" : null,
    }),
  );
}
