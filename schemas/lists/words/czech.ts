import type { Endings } from "./endings.ts";

/** Endings of Czech nouns, adjectives and verbs, colloquial ones too, and of all forms and nouns of verbs in -ovat. */
export const czech: Endings = {
  endings: [
    ...["eho", "emu", "ech", "ich", "iho", "imi", "imu", "ach", "ami", "emi", "ych", "ymi"],
    ...["yho", "ymu", "ejch", "ejm", "ejma"],
    ...[
      "ovat",
      "oval",
      "ovala",
      "ovali",
      "ovano",
      "ovani",
      "ovanim",
      "uje",
      "uji",
      "uju",
      "ujes",
      "ujeme",
      "ujete",
      "ujou",
    ],
    ...["ou", "am", "um", "im", "ym", "em", "mi", "a", "e", "i", "o", "u", "y"],
  ],
  shortest: 3,
  changes: [
    // Mobile vowel: dávek and dávka, služeb and služba.
    [/^(.{2,}[^aeiouy])e([bcklnr])$/, "$1$2"],
    // Adjectives derived from persons and places: pěstounská and pěstoun, ukrajinský and Ukrajina.
    [/^(.{4,})sk$/, "$1"],
    [/^(.{4,})eck$/, "$1k"],
    [/ouck$/, "ouk"],
    // Towns whose adjectives have an additional vowel: plzeňský and Plzeň, brněnský and Brno.
    [/^(plz|brn)en$/, "$1"],
    [/^plz$/, "plzn"],
    [/^usteck$/, "ust"],
    // Consonant alternation at the end: Praha and Praze, dávka and dávce.
    [/z$/, "h"],
    [/c$/, "k"],
  ],
};
