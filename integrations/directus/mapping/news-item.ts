import { html } from "#portal/adapter/convert/rich-text.ts";
import { pragueTime } from "#portal/adapter/convert/times.ts";
import type { Mapping } from "#portal/adapter/mapping/mapping.ts";
import { from, object, rows } from "#portal/adapter/mapping/source.ts";
import { picture } from "../picture.ts";

/** Aktualita (news item). */
export const newsItem = {
  perex: from("perex"),
  obsah: from("obsah", html()),
  obrazek: object("obrazek", picture),
  oznamovatel: from("oznamovatel"),
  kraje: from("kraje"),
  platnostDo: from("platnostDo", pragueTime),
  dokumenty: from("dokumenty"),
  odkazy: from("odkazy"),
  galerie: rows("galerie", picture),
  souvisejici: from("souvisejici"),
  kontakt: from("kontakt"),
} satisfies Mapping<"news-item">;
