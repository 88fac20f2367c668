import { parseContent } from "#schemas/parse/parse-page.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import type { Web } from "#schemas/site/web.ts";
import { type CmsClient, CmsError } from "./client.ts";

interface Options {
  client: CmsClient;
  webs: readonly Web[];
  /** Paths of requests for single contents. */
  paths: readonly string[];
}

/** Returns the structure keys of contents that the CMS has; those that it does not have are in no list. Throws where the CMS fails. */
export async function readStructureKeys({ client, webs, paths }: Options): Promise<string[]> {
  const found = await Promise.all(paths.map((path) => structureKeyAt(path, client, webs)));
  return [...new Set(found.filter((key) => key !== null))];
}

/** Null where no site has it in any language. */
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
