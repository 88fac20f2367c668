import { z } from "zod";
import { card, toCards } from "#schemas/values/card.ts";
import { field } from "#schemas/values/field.ts";
import { block } from "./block.ts";

export const cardsBlock = block(
  "karty",
  { cs: "Karty", en: "Cards" },
  { polozky: field(z.array(card).min(1), { cs: "Karty", en: "Cards" }) },
  ({ polozky }, ctx) => ({ type: "cards" as const, items: toCards(polozky, ctx) }),
);
