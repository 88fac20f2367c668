import { parseContent } from "#schemas/parse/parse-page.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import type { Web } from "#schemas/site/web.ts";
import { type CmsClient, CmsError } from "./client.ts";

interface Options {
  client: CmsClient;
  webs: readonly Web[];
  /** Request paths of single content items. */
  paths: readonly string[];
}

/** Looks up structure keys. Missing content items are skipped, since they are in no list. Throws when the CMS fails. */
export async function readStructureKeys({ client, webs, paths }: Options): Promise<string[]> {
  const keys = await Promise.all(paths.map((path) => structureKeyAt(path, client, webs)));
  return [...new Set(keys.filter((key) => key !== null))];
}

/** Null when no site has it in any language. */
async function structureKeyAt(path: string, client: CmsClient, webs: readonly Web[]): Promise<string | null> {
  for (const language of languageCodes)
    for (const { id } of webs) {
      const answer = await client.get(path, { webId: id, language, onlyPublished: "true" });
      if (!answer) continue;
      const { content } = parseContent(answer.json);
      if (!content) throw new CmsError("invalid", path, "expected a content");
      return content.structureKey;
    }
  return null;
}
