import type { Language } from "#schemas/site/language-codes.ts";

type Letters = ReadonlyMap<string, string>;

const keys = "`qwertyuiop[]asdfghjkl;'\\zxcvbnm,.";
/** Letters on the same keys of a Russian and a Ukrainian keyboard. */
const onKeys = {
  ru: "ёйцукенгшщзхъфывапролджэ\\ячсмитьбю",
  ua: "'йцукенгшщзхїфівапролджєґячсмитьбю",
};

const typedAsLatin = { ru: pairs(keys, onKeys.ru), ua: pairs(keys, onKeys.ua) };
const typedAsCyrillic = new Map([...pairs(onKeys.ua, keys), ...pairs(onKeys.ru, keys)]);
/** On a Czech keyboard, accented letters are in place of digits, and y and z are swapped. */
const typedAsDigits = pairs("234567890;[", "ěščřžýáíéůú");
const swapped = pairs("yz", "zy");

/** Cyrillic letters for common Latin transliterations. */
const sounds = {
  both: spelled(
    "shch щ sch щ šč щ zh ж kh х ts ц ch ч sh ш yu ю ju ю ya я ja я ž ж č ч š ш a а b б v в w в d д z з j й k к l л m м n н",
    "o о p п r р s с t т u у f ф c ц x кс e е ' ь",
  ),
  ru: spelled("yo ё jo ё ye е g г h х i и y ы"),
  ua: spelled("yi ї ji ї ye є je є ia я iu ю ie є h г g г i і y и"),
};

/** Cyrillic letters that look like Latin ones. A term typed in both layouts mixes them. */
const lookalikes = pairs("aceiopxyk", "асеіорхук");

/**
 * Czech letters without diacritics for Cyrillic ones: foreigners write down the names of benefits and offices as they
 * hear them.
 */
const heard = spelled(
  "рж r а a б b в v г h ґ g д d е e ё e є e ж z з z и i і i й j ї ji к k л l м m н n о o п p р r с s т t у u ф f х ch",
  "ц c ч c ш s щ st ъ  ы y ь  э e ю ju я ja",
);
const heardWithH = new Map([...heard, ["х", "h"]]);

/**
 * Returns other readings of a term: typed in the wrong keyboard layout, or transliterated into the alphabet of the
 * page's language.
 */
export function readingsOf(input: string, language: Language): string[] {
  const term = input.toLowerCase();
  return [...new Set(waysToRead(term, language))].filter((reading) => reading !== term);
}

function waysToRead(term: string, language: Language): string[] {
  const isCyrillic = /\p{Script=Cyrillic}/u.test(term);
  const byLetter = (letters: Letters) => Array.from(term, (letter) => letters.get(letter) ?? letter).join("");
  if (language === "ru" || language === "ua")
    return isCyrillic
      ? [byLetter(lookalikes)]
      : [byLetter(typedAsLatin[language]), written(term, new Map([...sounds.both, ...sounds[language]]))];
  if (isCyrillic && language === "cs")
    return [byLetter(typedAsCyrillic), written(term, heard), written(term, heardWithH)];
  if (isCyrillic) return [byLetter(typedAsCyrillic)];
  if (language !== "cs") return [];
  const accented = /\p{L}/u.test(term) ? [typedAsDigits, new Map([...typedAsDigits, ...swapped])] : [];
  return [...accented, swapped].map(byLetter);
}

/** Transliterates a term, longest groups of letters first. */
function written(term: string, letters: Letters): string {
  const groups = [...letters.keys()].toSorted((a, b) => b.length - a.length);
  return term.replace(new RegExp(groups.join("|"), "gu"), (group) => letters.get(group) ?? group);
}

/** Parses lines of alternating groups: letters, then their replacement. */
function spelled(...lines: readonly string[]): Letters {
  const words = lines.join(" ").split(" ");
  return new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? word]] : [])));
}

function pairs(from: string, to: string): Letters {
  return new Map(Array.from(from, (letter, at) => [letter, to[at] ?? letter]));
}
