import { html } from "#portal/adapter/convert/rich-text.ts";
import { pragueTime } from "#portal/adapter/convert/times.ts";
import type { Mapping } from "#portal/adapter/mapping/mapping.ts";
import { from, rows } from "#portal/adapter/mapping/source.ts";
import { picture } from "../picture.ts";

/** Konference (conference). */
export const conference = {
  zacatek: from("zacatek", pragueTime),
  konec: from("konec", pragueTime),
  forma: from("forma"),
  misto: from("misto"),
  prenos: from("prenos"),
  registrace: from("registrace"),
  poplatek: from("poplatek"),
  jazyky: from("jazyky"),
  dokumenty: from("dokumenty"),
  perex: from("perex"),
  obsah: from("obsah", html()),
  program: from("program"),
  recnici: from("recnici"),
  poradatele: from("poradatele"),
  galerie: rows("galerie", picture),
  zaznamy: from("zaznamy"),
  minuleRocniky: from("minuleRocniky"),
  kontakt: from("kontakt"),
} satisfies Mapping<"conference">;
