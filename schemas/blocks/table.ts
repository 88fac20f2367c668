import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { text, toText } from "#schemas/values/text.ts";
import { block } from "./block.ts";

/** A cell may be empty. */
const cell = field(z.string().max(10_000), { cs: "Buňka", en: "Cell", example: "1 470 Kč", format: "text" });
const row = field(z.array(cell).min(1), { cs: "Řádek", en: "Row", whole: true });

export const tableBlock = block(
  "tabulka",
  { cs: "Tabulka", en: "Table" },
  {
    popisek: field(text, { cs: "Popisek tabulky", en: "Caption", example: "Výše příspěvku podle počtu dětí" }),
    hlavicka: field(row, { cs: "Záhlaví sloupců", en: "Column headings" }),
    radky: field(z.array(row).min(1), { cs: "Řádky", en: "Rows" }),
  },
  ({ popisek, hlavicka, radky }) => ({
    type: "table" as const,
    caption: toText(popisek),
    head: hlavicka.map(toText),
    rows: radky.map((cells) => cells.map(toText)),
  }),
);
