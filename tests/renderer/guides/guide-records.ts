import { formOf } from "../forms/form-portal.ts";

/** Address of the guide that a test writes. */
export const own = "/zkouska/formular";

/** Questions of every kind, and three results: of choices, of numbers, and one that the office decides. */
export const family = {
  perex: "Zjistěte, na co máte nárok.",
  otazky: [
    { klic: "deti", druh: "anoNe", popisek: "Živíte dítě?" },
    { klic: "vek", druh: "cislo", popisek: "Kolik je dítěti let?", min: 0, max: 26 },
    {
      klic: "bydleni",
      druh: "volba",
      popisek: "Kde bydlíte?",
      moznosti: [
        { hodnota: "najem", popisek: "V nájmu" },
        { hodnota: "vlastni", popisek: "Ve vlastním" },
      ],
    },
    { klic: "prijem", druh: "castka", popisek: "Jaký máte příjem?", min: 0, max: 1_000_000, bezNevim: true },
  ],
  vysledky: [
    {
      klic: "rodicovsky",
      nazev: "Rodičovský příspěvek",
      kriteria: [
        { popis: "Živíte dítě", kdyz: { podminky: [{ pole: "deti", vztah: "je", hodnota: "ano" }] } },
        { popis: "Dítě je mladší než 4 roky", kdyz: { podminky: [{ pole: "vek", vztah: "nejvyse", hodnota: "3" }] } },
      ],
      formular: { titulek: "Změna příspěvku", adresa: "/zadosti/zmena" },
    },
    {
      klic: "bydleni",
      nazev: "Příspěvek na bydlení",
      kriteria: [
        { popis: "Bydlíte v nájmu", kdyz: { podminky: [{ pole: "bydleni", vztah: "je", hodnota: "najem" }] } },
        {
          popis: "Příjem je do 30 000 Kč",
          kdyz: { podminky: [{ pole: "prijem", vztah: "nejvyse", hodnota: "30000" }] },
        },
      ],
    },
    {
      klic: "pomoc",
      nazev: "Mimořádná pomoc",
      kriteria: [
        {
          popis: "Příjem je do 10 000 Kč",
          kdyz: { podminky: [{ pole: "prijem", vztah: "nejvyse", hodnota: "10000" }] },
        },
        { popis: "Hrozí vám újma na zdraví" },
      ],
    },
  ],
};

const structure = { id: "488", key: "pruvodce-narokem" };

/** A record of a guide at the address `own`. */
export function guideOf(data: object = {}, parts: Record<string, unknown> = {}) {
  return formOf({ ...family, ...data }, { structure, ...parts });
}
