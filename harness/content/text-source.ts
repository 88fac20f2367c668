import { wordsIn } from "#portal/contract/lists/search/words.ts";
import { type Language, languageCodes } from "#portal/contract/site/language-codes.ts";
import { parseLanguage } from "#portal/contract/site/languages.ts";
import { createRandom } from "./random.ts";

interface Recorded {
  language: string;
  name: string;
  [field: string]: unknown;
}

interface Words {
  /** All words of the recorded texts, with repetitions. */
  all: string[];
  titles: string[];
  /** Words of names, which occur in few texts. */
  rare: string[];
}

/**
 * Creates a deterministic generator of texts from recorded words with their frequency, and from names that occur in few
 * texts.
 */
export function createTextSource(records: readonly Recorded[]) {
  const random = createRandom(1);
  const words = new Map<Language, Words>(languageCodes.map((code) => [code, { all: [], titles: [], rare: [] }]));
  for (const { language, name, data } of records) {
    const code = parseLanguage(language);
    if (!code || typeof data !== "object" || data === null) continue;
    of(code).titles.push(...name.split(/\s+/));
    of(code).all.push(...wordsIn(data).split(/[ ·]+/));
  }
  // Twenty thousand names per language, like the towns, offices and people of a large site.
  for (const code of languageCodes)
    of(code).rare = Array.from({ length: 20_000 }, () => `${pick(of(code).all)}${pick(of(code).all).slice(0, 4)}`);

  function of(language: Language): Words {
    const found = words.get(language);
    if (!found) throw new Error(`There are no texts in ${language}.`);
    return found;
  }

  function pick(items: readonly string[]): string {
    return items[random.whole(0, items.length - 1)] ?? "";
  }

  /** Returns consecutive words; one in twenty is a name. */
  function run(language: Language, source: readonly string[], length: number): string {
    const { rare } = of(language);
    return Array.from({ length }, () => pick(random.percent(5) ? rare : source)).join(" ");
  }

  return {
    title: (language: Language) => run(language, of(language).titles, random.whole(2, 7)),
    body: (language: Language) => run(language, of(language).all, random.whole(60, 260)),
    /** Queries as visitors type them: words of titles, a third of the time with a name. */
    query: (language: Language) =>
      [...Array.from({ length: random.whole(1, 3) }, () => pick(of(language).titles)), ...named(language)].join(" "),
  };

  function named(language: Language): string[] {
    return random.percent(33) ? [pick(of(language).rare)] : [];
  }
}
