import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { listOf } from "#schemas/values/optional.ts";
import { wireId } from "./id.ts";
import { defaultLanguage } from "./language-codes.ts";
import { byLanguage, inLanguageOrDefault } from "./languages.ts";

/** A name, the same in all languages or one per language. */
export const termName = field(
  z.union([
    z.string().min(1),
    z.record(z.string(), z.string()).refine((names) => Object.values(names).some(Boolean), "expected a name"),
  ]),
  { cs: "Název", en: "Name", example: '{"cs_cz":"Rodina","en_gb":"Family"}' },
);

export const termId = field(wireId, { cs: "Identifikátor", en: "Identifier", example: "2" });

type TermName = z.output<typeof termName>;

interface WireCategory {
  id: string | number;
  name: TermName;
  children?: WireCategory[] | null | undefined;
}

export const wireCategory: z.ZodType<WireCategory> = z.looseObject({
  id: termId,
  name: termName,
  get children() {
    return field(z.array(wireCategory).nullish(), { cs: "Podřazené", en: "Categories below", example: "[]" });
  },
});

export const wireVocabulary = z.looseObject({
  id: termId,
  name: termName,
  categories: field(z.array(wireCategory), {
    cs: "Kategorie",
    en: "Categories",
    example: '[{"id":"2","name":"Rodina","children":[]}]',
  }),
});

export interface Category {
  id: string;
  /** Name by language; an untranslated name is Czech. */
  names: Readonly<Record<string, string>>;
  /** Vocabulary and category name, which identify the category in filters (spec §3). */
  key: string;
  children: readonly Category[];
}

export interface Vocabulary {
  id: string;
  names: Readonly<Record<string, string>>;
  categories: readonly Category[];
}

export function toVocabulary({ id, name, categories }: z.output<typeof wireVocabulary>): Vocabulary {
  const names = toNames(name);
  return { id: String(id), names, categories: categories.map((category) => toCategory(category, keyName(names))) };
}

function toCategory({ id, name, children }: WireCategory, vocabulary: string): Category {
  const names = toNames(name);
  const key = `${vocabulary}/${keyName(names)}`;
  return { id: String(id), names, key, children: listOf(children, toCategory, vocabulary) };
}

export function toNames(name: TermName): Readonly<Record<string, string>> {
  return typeof name === "string" ? { [defaultLanguage]: name } : byLanguage(name);
}

/** Returns the name used in keys: the Czech one, so that keys are the same in every language. */
function keyName(names: Readonly<Record<string, string>>): string {
  return inLanguageOrDefault(names, defaultLanguage)?.value ?? "";
}
