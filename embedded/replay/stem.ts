/** Endings of Czech nouns, adjectives and verbs without their accents, the longest first. */
const endings = [
  ...["atech", "etech", "ovych", "ovymi", "eho", "emu", "ech", "ich", "iho", "imi", "imu", "ach", "ami", "ata", "aty"],
  ...["ych", "ymi", "ove", "ovi", "ova", "ovy", "ou", "um", "im", "ym", "em", "es", "os", "us", "mi"],
  ...["a", "e", "i", "o", "u", "y"],
];

/** Letters that are left of a word at least. */
const shortest = 3;

/**
 * What the forms of a Czech word have in common, of a word in lower case without accents: `prispevek` and `prispevky`
 * are `prispevk`. Too short rather than too long: what is found beside the word asked for comes after it.
 */
export function stemOf(word: string): string {
  const known = stems.get(word) ?? readStem(word);
  stems.set(word, known);
  return known;
}

/** Texts say the same words over and over. */
const stems = new Map<string, string>();

function readStem(word: string): string {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= shortest) ?? "";
  const stem = word.slice(0, word.length - ending.length);
  // The vowel that comes and goes: dávek, dávka; zaměstnanec, zaměstnance.
  return stem.length > 4 ? stem.replace(/([^aeiouy])e([ckl])$/, "$1$2") : stem;
}
