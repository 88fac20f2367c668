import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { Content } from "#schemas/site/content.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import type { ListedContent } from "#schemas/structures/structure.ts";

const classification = z.array(z.object({ id: z.string(), name: z.string() }));

/** Fields of a content's envelope that the index keeps beside the columns of its row. */
const written = z.object({
  structureKey: z.string(),
  friendlyURLs: z.record(z.string(), z.string()),
  displayAt: z.string().optional(),
  categories: classification.optional(),
  tags: classification.optional(),
});

export function toWrittenContent({ structureKey, friendlyURLs, displayAt, categories, tags }: Content) {
  return {
    structureKey,
    friendlyURLs,
    ...(displayAt !== null && { displayAt }),
    ...(categories.length > 0 && { categories }),
    ...(tags.length > 0 && { tags }),
  } satisfies z.input<typeof written>;
}

/** Returns a function that reads contents of an index in an order, as lists have them: their description is their text. */
export function createContents(database: DatabaseSync) {
  const rows = database.prepare(
    "SELECT site, language, content, languages, title, record, text FROM records NATURAL JOIN texts WHERE number = ?",
  );
  return (hits: readonly { number: number }[]): ListedContent[] =>
    hits.flatMap(({ number }) => {
      const row = rows.get(number);
      const language = languageCodes.find((code) => code === row?.["language"]);
      if (!row || !language) return [];
      const { displayAt = null, categories = [], tags = [], ...own } = written.parse(JSON.parse(String(row["record"])));
      const names = String(row["languages"]).split(" ");
      return {
        ...own,
        id: String(row["content"]),
        name: String(row["title"]),
        language,
        webId: String(row["site"]),
        languages: languageCodes.filter((code) => names.includes(code)),
        description: String(row["text"]),
        versionId: null,
        published: true,
        roles: null,
        displayAt,
        updatedAt: null,
        categories,
        tags,
        layout: null,
        colorMode: null,
        data: {},
      };
    });
}
