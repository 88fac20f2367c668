import type { PageAddress } from "#harness/check/addresses.ts";
import type { Item } from "#harness/check/item.ts";
import type { CmsClient } from "#portal/cms/client.ts";
import type { Content } from "#portal/contract/site/content.ts";
import { languageCodes } from "#portal/contract/site/language-codes.ts";
import { runConcurrently } from "#portal/run-concurrently.ts";
import { contentOf, toItem } from "./record.ts";

/** Maximum number of parallel requests. */
const atOnce = 4;

export type Records = ReturnType<typeof createRecordReader>;

/** Reads single records, each once; null for those that do not exist. */
export function createRecordReader(client: CmsClient) {
  const known = new Map<string, Promise<{ record: unknown } | null>>();

  async function load(path: string, { webId, language }: Omit<PageAddress, "slug">) {
    // The published version, or else a draft.
    for (const onlyPublished of ["true", "false"]) {
      const answer = await client.get(path, { webId, language, onlyPublished });
      if (answer) return { record: answer.json };
    }
    return null;
  }

  function read(path: string, place: Omit<PageAddress, "slug">) {
    const key = `${path} ${place.webId} ${place.language}`;
    const answer = known.get(key) ?? load(path, place);
    known.set(key, answer);
    return answer;
  }

  const pathOfId = (id: string) => `/contents/by-id/${encodeURIComponent(id)}`;
  const pathOf = ({ slug }: PageAddress) => `/contents/by-friendly-url/${encodeURIComponent(slug)}`;

  /** Reads an item to check, with its secrets detected. */
  async function itemAt(path: string, place: Omit<PageAddress, "slug">): Promise<Item | null> {
    const answer = await read(path, place);
    return answer && toItem(answer.record, { file: null, text: null });
  }

  /** Reads a content item that others refer to. */
  async function contentOn(path: string, place: Omit<PageAddress, "slug">): Promise<Content[]> {
    const answer = await read(path, place);
    return [(answer && contentOf(answer.record)) ?? []].flat();
  }

  const byId = (id: string, place: Omit<PageAddress, "slug">) => itemAt(pathOfId(id), place);
  const atAddress = (place: PageAddress) => itemAt(pathOf(place), place);

  async function versions({ id, webId, language, languages }: Content): Promise<Item[]> {
    const others = languages.filter((each) => each !== language);
    const items = await Promise.all(others.map((each) => byId(id, { webId, language: each })));
    return items.filter((item) => item !== null);
  }

  /** Reads the content items at an address, or else those with this address in another language. */
  async function contentsAt(place: PageAddress): Promise<Content[]> {
    if (await read(pathOf(place), place)) return contentOn(pathOf(place), place);
    const others = languageCodes.filter((language) => language !== place.language);
    const found = await Promise.all(others.map((language) => contentOn(pathOf(place), { ...place, language })));
    const contents = found.flat();
    const versions = await Promise.all(contents.map(({ id }) => contentOn(pathOfId(id), place)));
    return [...contents, ...versions.flat()];
  }

  /** Reads the content items at all places. */
  async function at(places: readonly PageAddress[]): Promise<Content[]> {
    const contents: Content[] = [];
    await runConcurrently(places, atOnce, async (place) => {
      contents.push(...(await contentsAt(place)));
    });
    return contents;
  }

  return { byId, atAddress, versions, at };
}
