import type { Services } from "#renderer/page/resolved.ts";
import { type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { inLanguageOrDefault } from "#schemas/site/languages.ts";
import { addressOf, baseOf } from "#schemas/site/site-addresses.ts";
import type { Web } from "#schemas/site/web.ts";
import type { WebConfig } from "#schemas/site/web-config.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import type { Log } from "#server/http/log.ts";
import type { ViewContextInput } from "#server/view/view-context.ts";

/**
 * Returns the languages in which a site has a home page; pages link only to these. Home pages come from the content
 * cache. A language whose home page cannot be read is included.
 */
export async function readSiteLanguages(
  web: Web,
  { home }: WebConfig,
  pageReader: CmsReader,
  log: Log,
): Promise<Language[]> {
  // A stale home page must not make the page that links to it stale.
  const reader = pageReader.detached();
  async function hasHome(language: Language): Promise<boolean> {
    const slug = inLanguageOrDefault(home, language)?.value ?? "";
    try {
      return (await reader.contentByUrl(slug, { webId: web.id, language, onlyPublished: true })) !== null;
    } catch (err) {
      log.warn({ err, web: web.id, language }, "it is not known whether a site has a home page in a language");
      return true;
    }
  }
  const found = await Promise.all(languageCodes.map(hasHome));
  return languageCodes.filter((_, index) => found[index]);
}

/** Address of another site's home page, for a visitor of a site without one; null when no site has one. */
export async function findOtherHome(input: ViewContextInput, services: Services): Promise<string | null> {
  for (const web of input.webs.filter(({ id }) => id !== input.web.id)) {
    try {
      const reader = services.read();
      const languages = await readSiteLanguages(web, await reader.config(web), reader, services.log);
      const language = languages.find((code) => code === input.language) ?? languages[0];
      if (language) return addressOf(baseOf(web, language, input), "");
    } catch (err) {
      services.log.warn({ err, web: web.id }, "the home page of another site cannot be found");
    }
  }
  return null;
}
