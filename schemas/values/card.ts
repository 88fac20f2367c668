import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { localDateTime, toInstant } from "#schemas/time/dates.ts";
import { cardIcons } from "./card-icons.ts";
import { field } from "./field.ts";
import { image, toImage } from "./image.ts";
import { link, toLink } from "./link.ts";
import { oneOf } from "./one-of.ts";
import { listOf, optional } from "./optional.ts";
import { text, toText } from "./text.ts";

const kinds = {
  sluzba: "service",
  aplikace: "application",
  stranka: "page",
  rozcestnik: "signpost",
  odkaz: "link",
} as const;

/** A card of one of the five types of spec §2.4: a link with details. */
export const card = z.object({
  typ: field(oneOf(kinds), { cs: "Typ karty", en: "Card type" }),
  odkaz: field(link, { cs: "Odkaz", en: "Link" }),
  text: field(text.nullish(), {
    cs: "Krátký popis",
    en: "Short text",
    example: "Příspěvek pro rodiny s nižšími příjmy.",
    advisedLength: 200,
  }),
  ikona: field(z.enum(cardIcons).nullish(), { cs: "Ikona", en: "Icon" }),
  obrazek: field(image.nullish(), { cs: "Obrázek", en: "Image" }),
  stitek: field(text.nullish(), { cs: "Štítek", en: "Badge", example: "Nové", advisedLength: 30 }),
  datum: field(localDateTime.nullish(), { cs: "Datum", en: "Date", example: "2026-11-02T09:00:00" }),
});

export type WireCard = z.output<typeof card>;
export type Card = NonNullable<ReturnType<typeof toCard>>;

function toCard({ typ, odkaz, text: lead, ikona, obrazek, stitek, datum }: WireCard, ctx: ViewContext) {
  const target = toLink(odkaz, ctx);
  if (!target) return null;
  return {
    ...target,
    kind: kinds[typ],
    text: optional(lead, toText),
    icon: ikona ?? optional(odkaz.stranka, ctx.drawing),
    image: optional(obrazek, toImage, ctx),
    badge: optional(stitek, toText),
    date: optional(datum, toInstant),
  };
}

export function toCards(cards: readonly WireCard[] | null | undefined, ctx: ViewContext): Card[] {
  return listOf(cards, toCard, ctx).filter((item) => item !== null);
}
