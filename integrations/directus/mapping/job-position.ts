import { html } from "#portal/adapter/convert/rich-text.ts";
import { pragueTime } from "#portal/adapter/convert/times.ts";
import type { Mapping } from "#portal/adapter/mapping/mapping.ts";
import { from } from "#portal/adapter/mapping/source.ts";

/** Pracovní místo (job position). */
export const jobPosition = {
  oznaceni: from("oznaceni"),
  pracoviste: from("pracoviste"),
  nastup: from("nastup"),
  doba: from("doba"),
  plat: from("plat"),
  lhuta: from("lhuta", pragueTime),
  stav: from("stav"),
  podani: from("podani"),
  kontakt: from("kontakt"),
  dokumenty: from("dokumenty"),
  zamestnavatel: from("zamestnavatel"),
  utvar: from("utvar"),
  typVztahu: from("typVztahu"),
  hodinTydne: from("hodinTydne"),
  platovaTrida: from("platovaTrida"),
  napln: from("napln", html()),
  pozadavky: from("pozadavky"),
  nabizime: from("nabizime"),
  doklady: from("doklady"),
  vhodneProOzp: from("vhodneProOzp"),
} satisfies Mapping<"job-position">;
