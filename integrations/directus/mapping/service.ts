import { html } from "#portal/adapter/convert/rich-text.ts";
import type { Mapping } from "#portal/adapter/mapping/mapping.ts";
import { from } from "#portal/adapter/mapping/source.ts";

/** Služba (service). */
export const service = {
  perex: from("perex"),
  pozastaveni: from("pozastaveni"),
  ukonceni: from("ukonceni"),
  zivotniUdalosti: from("zivotniUdalosti"),
  situace: from("situace"),
  urceno: from("urceno"),
  garant: from("garant"),
  obecneInformace: from("obecneInformace", html()),
  kdoMaNarok: from("kdoMaNarok", html()),
  dalsiPodminky: from("dalsiPodminky", html()),
  coZiskate: from("coZiskate", html()),
  castky: from("castky"),
  jakPostupovat: from("jakPostupovat"),
  coPotrebujete: from("coPotrebujete"),
  formulare: from("formulare"),
  zpusobyPodani: from("zpusobyPodani"),
  lhuty: from("lhuty"),
  poplatky: from("poplatky"),
  kamSeObratit: from("kamSeObratit"),
  povinnosti: from("povinnosti", html()),
  opravneProstredky: from("opravneProstredky", html()),
  pravniPredpisy: from("pravniPredpisy"),
  otazky: from("otazky"),
  souvisejici: from("souvisejici"),
  kontakt: from("kontakt"),
  hesla: from("hesla"),
} satisfies Mapping<"service">;
