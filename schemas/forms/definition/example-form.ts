/** Steps in which every field occurs, as an example in the contract: parts of a form refer to each other by keys. */
export const exampleSteps = [
  {
    klic: "zadatel",
    nadpis: "Kdo žádá",
    pole: [
      {
        klic: "osoba",
        druh: "volba",
        popisek: "Za koho žádáte?",
        moznosti: [
          { hodnota: "sebe", popisek: "Za sebe" },
          { hodnota: "dite", popisek: "Za dítě" },
        ],
      },
      { klic: "den", druh: "datum", popisek: "Ode kdy žádáte?" },
    ],
  },
  {
    klic: "deti",
    nadpis: "Děti",
    uvod: "<p>Vyplňte za každé dítě zvlášť.</p>",
    kdyz: {
      spojka: "a",
      podminky: [{ pole: "osoba", vztah: "je", hodnota: "dite" }],
      skupiny: [{ spojka: "nebo", opak: true, podminky: [{ pole: "osoba", vztah: "je", hodnota: "sebe" }] }],
    },
    opakovani: { min: 1, max: 5, nazev: "Dítě" },
    pole: [
      {
        klic: "narozeni",
        druh: "datum",
        popisek: "Datum narození",
        napoveda: "Podle rodného listu",
        nepovinne: false,
        pravidla: {
          min: 0,
          max: 10,
          delka: 20,
          vzor: "rodneCislo",
          nejdrive: "1990-01-01",
          nejpozdeji: "dnes",
          stejne: "den",
          nejmeneZnaku: 1,
          neboVzor: "ico",
          aVzor: "cislice",
          neni: ["0000000000"],
          opsat: "Souhlasím",
          po: "1990-01-01",
          pred: "dnes",
          nejvyseJako: "den",
          bezUdaju: true,
        },
        autocomplete: "bday",
        predvyplnit: "jmeno",
        proc: "Na věku dítěte závisí výše dávky.",
        chyba: "Zadejte datum narození dítěte.",
        kdyz: { podminky: [{ pole: "osoba", vztah: "vyplneno" }] },
      },
    ],
  },
];

export const exampleExits = [
  {
    klic: "jiny-formular",
    kdyz: { podminky: [{ pole: "osoba", vztah: "je", hodnota: "sebe" }] },
    nadpis: "Za sebe žádejte jinak",
    obsah: "<p>Pro tuto žádost je jiný formulář.</p>",
    odkazy: [{ titulek: "Formuláře", adresa: "https://www.example.org/formulare" }],
  },
];
