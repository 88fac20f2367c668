import type { Entered } from "#machines/content.ts";
import type { Content } from "#schemas/site/content.ts";
import { type Language, languageCodes } from "#schemas/site/languages.ts";
import type { CmsReader } from "./content-service.ts";

/** The content that has the requested address in another language; null when none has, or when that cannot be found out. */
export async function findInOtherLanguages(
  { web, path }: Entered,
  language: Language,
  reader: CmsReader,
): Promise<Content | null> {
  if (path === "/") return null;
  const url = decodeURIComponent(path.slice(1));
  const others = languageCodes.filter((other) => other !== language);
  const found = await Promise.allSettled(
    others.map((other) => reader.contentByUrl(url, { webId: web.id, language: other, onlyPublished: true })),
  );
  return found.map((result) => (result.status === "fulfilled" ? result.value : null)).find(Boolean) ?? null;
}
