/** Endings of Czech nouns, adjectives and verbs without their accents, the longest first. */
const endings = [
  ...["atech", "etech", "ovych", "ovymi", "eho", "emu", "ech", "ich", "iho", "imi", "imu", "ach", "ami", "ata", "aty"],
  ...["ych", "ymi", "ove", "ovi", "ova", "ovy", "ou", "um", "im", "ym", "em", "es", "os", "us", "mi"],
  ...["a", "e", "i", "o", "u", "y"],
];

/** Letters that a stem keeps at least. */
const shortest = 3;

/**
 * The stem of a Czech word in lower case without accents: that of `prispevek` and `prispevky` is `prispevk`. Rather too
 * short than too long: additional matches rank lower.
 */
export function stemOf(word: string): string {
  const known = stems.get(word) ?? readStem(word);
  stems.set(word, known);
  return known;
}

/** Cache of stems: texts repeat the same words. */
const stems = new Map<string, string>();

function readStem(word: string): string {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= shortest) ?? "";
  const stem = word.slice(0, word.length - ending.length);
  // The mobile vowel: dávek, dávka; zaměstnanec, zaměstnance.
  return stem.length > 4 ? stem.replace(/([^aeiouy])e([ckl])$/, "$1$2") : stem;
}
