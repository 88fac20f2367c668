import { memo } from "#schemas/parse/memo.ts";
import type { Category, Vocabulary } from "./category.ts";
import { defaultLanguage, type Language } from "./language-codes.ts";
import { inLanguageOrDefault } from "./languages.ts";

/** A name, and its language if it differs from the page's. */
export interface Label {
  label: string;
  language: Language | null;
}

/** A category or tag: label on pages, key in filters. */
export interface Topic extends Label {
  /** Same in every language. */
  key: string;
  /** Keys of its ancestor categories, nearest last. */
  ancestors: readonly string[];
  /** The vocabulary; null when there is only one. */
  group: Label | null;
}

/** Categories or tags of the CMS in one language. */
export interface Topics {
  /** All topics, each parent before its children. */
  all: readonly Topic[];
  /** Returns the topics of a content item in its language; an unknown one keeps its own name. */
  of(references: readonly { id: string; name: string }[], language: Language): Topic[];
}

/** Returns the categories of the vocabularies in a language; memoised by the CMS answer. */
export function topicsIn(vocabularies: readonly Vocabulary[], language: Language): Topics {
  return byLanguages(vocabularies)(language);
}

export function tagsIn(tags: readonly Category[], language: Language): Topics {
  return byLanguages(asVocabulary(tags))(language);
}

const asVocabulary = memo((categories: readonly Category[]): Vocabulary[] => [{ id: "", names: {}, categories }]);

const byLanguages = memo((vocabularies: readonly Vocabulary[]) => {
  const computed = new Map<Language, Topics>();
  return (language: Language): Topics => {
    const topics = computed.get(language) ?? toTopics(vocabularies, language);
    computed.set(language, topics);
    return topics;
  };
});

function toTopics(vocabularies: readonly Vocabulary[], language: Language): Topics {
  const byId = new Map<string, Topic>();
  const byKey = new Map<string, Topic>();
  for (const { names, categories } of vocabularies) {
    const group = vocabularies.length > 1 ? toLabel(names, language) : null;
    const add = ({ id, names, key, children }: Category, ancestors: readonly string[]) => {
      const label = toLabel(names, language);
      if (!label) return;
      const topic = byKey.get(key) ?? { ...label, key, ancestors, group };
      byKey.set(key, topic);
      byId.set(id, topic);
      for (const child of children) add(child, [...ancestors, key]);
    };
    for (const category of categories) add(category, []);
  }
  const unlisted = language === defaultLanguage ? null : defaultLanguage;
  return {
    all: [...byKey.values()],
    of: (references, own) =>
      own === language
        ? references.map(
            ({ id, name }) =>
              byId.get(id) ?? { label: name, language: unlisted, key: name, ancestors: [], group: null },
          )
        : topicsIn(vocabularies, own).of(references, own),
  };
}

function toLabel(names: Readonly<Record<string, string>>, language: Language): Label | null {
  const name = inLanguageOrDefault(names, language);
  return name && { label: name.value, language: name.language === language ? null : name.language };
}

/** Returns the filter values of topics: their keys and those of their ancestors. */
export function keysOf(topics: readonly Topic[]): string[] {
  return [...new Set(topics.flatMap(({ key, ancestors }) => [...ancestors, key]))];
}
