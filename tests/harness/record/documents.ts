import { type FixtureStore, slugOf } from "#embedded/replay/store.ts";
import { siteOf } from "#embedded/replay/wire-records.ts";
import { noAssets } from "#renderer/page/document/assets.ts";
import { languages, parseLanguage } from "#schemas/site/languages.ts";
import { addressOf } from "#schemas/site/site-addresses.ts";
import { answerAsText, recordedServices, requestOf } from "../../renderer/recorded-portal.ts";

/** The portal's answers for content items of a store, complete and unmodified, by id and language. */
export async function documentsOf(store: FixtureStore, contents = store.contents): Promise<Map<string, string>> {
  const services = recordedServices({ store });
  const documents = new Map<string, string>();
  for (const content of contents) {
    const path = pathOf(content, store);
    if (path === null) continue;
    const answer = await answerAsText(requestOf(path), services, noAssets);
    documents.set(`${content.id} ${content.language}`, JSON.stringify([path, answer]));
  }
  return documents;
}

function pathOf(content: FixtureStore["contents"][number], { webs }: FixtureStore): string | null {
  const [site, slug] = [webs.items.find(({ id }) => String(id) === siteOf(content)), slugOf(content)];
  const language = parseLanguage(content.language);
  if (!site || slug === undefined || language === null) return null;
  return addressOf(`${languages[language].prefix}${site.friendlyURL.replace(/\/$/, "")}`, slug);
}
