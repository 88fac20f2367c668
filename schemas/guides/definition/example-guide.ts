/** Questions and results in which every field occurs, as an example in the contract: they refer to each other by keys. */
export const exampleQuestions = [
  {
    klic: "deti",
    druh: "anoNe",
    popisek: "Živíte dítě?",
    napoveda: "Počítá se i dítě, které studuje.",
    proc: "na dítěti závisí, které dávky můžete dostat",
    bezNevim: true,
  },
  {
    klic: "vek",
    druh: "cislo",
    popisek: "Kolik je nejmladšímu dítěti let?",
    min: 0,
    max: 26,
    kdyz: { podminky: [{ pole: "deti", vztah: "je", hodnota: "ano" }] },
  },
  {
    klic: "bydleni",
    druh: "volba",
    popisek: "Kde bydlíte?",
    moznosti: [
      { hodnota: "najem", popisek: "V nájmu" },
      { hodnota: "vlastni", popisek: "Ve vlastním" },
    ],
  },
];

export const exampleResults = [
  {
    klic: "rodicovsky-prispevek",
    nazev: "Rodičovský příspěvek",
    text: "<p>O příspěvek se žádá na úřadu práce.</p>",
    kriteria: [
      {
        popis: "Dítě je mladší než 4 roky",
        kdyz: { podminky: [{ pole: "vek", vztah: "nejvyse", hodnota: "3" }] },
        pravniPredpis: {
          nazev: "zákon č. 117/1995 Sb., o státní sociální podpoře",
          ustanoveni: "§ 30",
          adresa: "https://www.e-sbirka.cz/sb/1995/117",
        },
      },
      {
        popis: "O dítě osobně pečujete",
        pravniPredpis: { nazev: "zákon č. 117/1995 Sb., o státní sociální podpoře", ustanoveni: "§ 30" },
      },
    ],
    sluzba: { titulek: "Rodičovský příspěvek", adresa: "https://www.example.org/rodicovsky-prispevek" },
    formular: { titulek: "Žádost", adresa: "https://www.example.org/zadost" },
    smery: [{ otazka: "vek", smer: "klesa" }],
  },
];

export const exampleCases = [
  {
    nazev: "Rodina s dítětem do čtyř let",
    odpovedi: [
      { otazka: "deti", hodnota: "ano" },
      { otazka: "vek", hodnota: "2" },
    ],
    vysledky: [{ vysledek: "rodicovsky-prispevek", narok: "mozna" }],
  },
];
