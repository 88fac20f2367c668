import { z } from "zod";
import { listOf } from "#schemas/values/optional.ts";
import { wireId } from "./id.ts";

interface WireCategory {
  id: string | number;
  name: string;
  children?: WireCategory[] | null | undefined;
}

const wireCategory: z.ZodType<WireCategory> = z.looseObject({
  id: wireId,
  name: z.string(),
  get children() {
    return z.array(wireCategory).nullish();
  },
});

export const wireVocabulary = z.looseObject({
  id: wireId,
  name: z.string(),
  categories: z.array(wireCategory),
});

export interface Category {
  id: string;
  name: string;
  /** Vocabulary name and category name, the category's address in filters (spec §3). */
  key: string;
  children: Category[];
}

export interface Vocabulary {
  id: string;
  name: string;
  categories: Category[];
}

export function toVocabulary({ id, name, categories }: z.output<typeof wireVocabulary>): Vocabulary {
  return { id: String(id), name, categories: categories.map((category) => toCategory(category, name)) };
}

function toCategory({ id, name, children }: WireCategory, vocabulary: string): Category {
  const key = `${vocabulary}/${name}`;
  return { id: String(id), name, key, children: listOf(children, toCategory, vocabulary) };
}
