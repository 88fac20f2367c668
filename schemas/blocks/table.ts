import { z } from "zod";
import { field } from "../structure.ts";
import { text } from "../values/text.ts";
import { block } from "./block.ts";

export const tableBlock = block(
  "tabulka",
  { cs: "Tabulka", en: "Table" },
  {
    popisek: field(text, { cs: "Popisek tabulky", en: "Caption", need: "required" }),
    hlavicka: field(z.array(text).min(1), { cs: "Záhlaví sloupců", en: "Column headings", need: "required" }),
    radky: field(z.array(z.array(z.string()).min(1)).min(1), { cs: "Řádky", en: "Rows", need: "required" }),
  },
  ({ popisek, hlavicka, radky }) => ({ type: "table" as const, caption: popisek, head: hlavicka, rows: radky }),
);
