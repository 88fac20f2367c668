import type { Mapping } from "#portal/adapter/mapping/mapping.ts";
import { from } from "#portal/adapter/mapping/source.ts";

/** Úvodní stránka (main page). */
export const mainPage = {
  uvod: from("uvod"),
  upozorneni: from("upozorneni"),
  hledani: from("hledani.record"),
  castoHledane: from("castoHledane"),
  zivotniSituace: from("zivotniSituace"),
  sluzby: from("sluzby"),
  rozcestnik: from("rozcestnik"),
  aplikace: from("aplikace"),
  aktuality: from("aktuality"),
  akce: from("akce"),
  hledaniPobocky: from("hledaniPobocky"),
  prehledPobocek: from("prehledPobocek.record"),
  kontakt: from("kontakt"),
} satisfies Mapping<"main-page">;
