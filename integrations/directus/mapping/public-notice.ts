import { html } from "#portal/adapter/convert/rich-text.ts";
import { pragueDay } from "#portal/adapter/convert/times.ts";
import type { Mapping } from "#portal/adapter/mapping/mapping.ts";
import { from } from "#portal/adapter/mapping/source.ts";

/** Veřejná vyhláška (public notice). */
export const publicNotice = {
  iri: from("iri"),
  druh: from("druh"),
  vyveseni: from("vyveseni", pragueDay),
  relevantniDo: from("relevantniDo"),
  sejmuto: from("sejmuto", pragueDay),
  ucinekDoruceni: from("ucinekDoruceni", pragueDay),
  cisloJednaci: from("cisloJednaci"),
  spisovaZnacka: from("spisovaZnacka"),
  puvodce: from("puvodce"),
  agenda: from("agenda"),
  adresat: from("adresat"),
  obsah: from("obsah", html()),
  dokumenty: from("dokumenty"),
  deska: from("deska"),
} satisfies Mapping<"public-notice">;
