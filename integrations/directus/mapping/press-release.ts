import { html } from "#portal/adapter/convert/rich-text.ts";
import { pragueTime } from "#portal/adapter/convert/times.ts";
import type { Mapping } from "#portal/adapter/mapping/mapping.ts";
import { from, object } from "#portal/adapter/mapping/source.ts";
import { picture } from "../picture.ts";

/** Tisková zpráva (press release). */
export const pressRelease = {
  cislo: from("cislo"),
  misto: from("misto"),
  perex: from("perex"),
  obsah: from("obsah", html()),
  embargoDo: from("embargoDo", pragueTime),
  obrazek: object("obrazek", picture),
  citace: from("citace"),
  autori: from("autori"),
  kontaktProMedia: from("kontaktProMedia"),
  dokumenty: from("dokumenty"),
  oVydavateli: from("oVydavateli", html()),
} satisfies Mapping<"press-release">;
