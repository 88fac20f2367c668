import { numbersIn, replacedAmounts } from "#checks/amounts.ts";
import type { Library, LibraryContent, Subject } from "#checks/rule.ts";
import { type Target, targetsOf } from "#checks/rules/targets.ts";
import { textsOf } from "#checks/rules/texts.ts";
import type { RequestContext } from "#renderer/page/request-context.ts";
import type { Content } from "#schemas/site/content.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import { eachAtOnce } from "#server/at-once.ts";
import type { CmsReader, ContentQuery } from "#server/cms/content-service.ts";
import { afterMs, before } from "#server/http/deadline.ts";
import { categoryIds, ownPaths } from "./known-places.ts";

/** Most pages that are looked up, requests that are under way at once, and the time that all of it may take. */
const bounds = { pages: 40, atOnce: 6, ms: 1000 };

type Place = Pick<Target, "webId" | "language" | "slug">;

/** The other records that a content is checked against, and what was left open. */
export interface LookedUp {
  library: Library;
  /** Number of addresses of our pages that were not looked up. */
  openLinks: number;
  /** True when the content names files and the CMS did not list its files in time. */
  hasOpenFiles: boolean;
}

/**
 * Reads what the rules compare a content with: its other languages, the pages that it links to, files and categories. All of it
 * ends after a second; what is not known then is left open.
 */
export async function readLibrary(subject: Subject, context: RequestContext): Promise<LookedUp> {
  const cached = context.services.read();
  const deadline = afterMs(bounds.ms);
  const webs = await cached.webs();
  const { content } = subject;
  const own = { webId: content.webId, language: content.language, slug: inLanguage(content.friendlyURLs, content.language) };
  const targets = placesOf({ ...subject, library: { contents: [], webs, documents: null, ownPaths } });
  const open = new Set(targets.keys());
  const found: Content[] = [];
  async function lookUp([key, place]: [string, Place]): Promise<void> {
    const contents = await inTime(deadline, () => contentsAt(place, cached, context.reader.apart()));
    if (!contents) return;
    found.push(...contents);
    open.delete(key);
  }
  const asked = [...targets].slice(0, bounds.pages);
  const { slug } = own;
  const [versions, documents, vocabularies] = await Promise.all([
    inTime(deadline, () => versionsOf(content, cached)),
    namesFiles(subject) ? inTime(deadline, () => cached.documents({})) : [],
    content.categories.length > 0 ? inTime(deadline, () => cached.categories()) : null,
    // Another page may have the address of a draft.
    slug !== null && inTime(deadline, () => cached.contentByUrl(slug, published(own))).then((other) => other && found.push(other)),
    eachAtOnce(asked, bounds.atOnce, lookUp),
  ]);
  const isOwn = (each: Content) => each.id === content.id && each.language === content.language;
  const others = [...(versions ?? []), ...found].filter((each) => !isOwn(each));
  return {
    library: {
      contents: [content, ...others].map((each) => toLibrary(each, context)),
      webs,
      documents: documents && documents.length > 0 ? new Set(documents.map(({ url }) => url)) : null,
      ...(vocabularies && { categories: categoryIds(vocabularies) }),
      ownPaths,
      isKnown: (place) => !open.has(keyOf(place)),
    },
    openLinks: open.size,
    hasOpenFiles: documents === null,
  };
}

/** The pages of ours that a content links to, each once, without itself. */
function placesOf(subject: Subject): Map<string, Place> {
  const { webId, language, friendlyURLs } = subject.content;
  const own = keyOf({ webId, language, slug: inLanguage(friendlyURLs, language) ?? "" });
  const places = targetsOf(subject).filter((target) => target.slug !== "" && keyOf(target) !== own);
  return new Map(places.map((place) => [keyOf(place), place]));
}

function keyOf({ webId, language, slug }: Place): string {
  return `${webId} ${language} ${slug}`;
}

function published({ webId, language }: Omit<Place, "slug">): ContentQuery {
  return { webId, language, onlyPublished: true };
}

/** The published content at an address, else a draft, which no cache keeps, else those that have it in another language. */
async function contentsAt(place: Place, cached: CmsReader, fresh: CmsReader): Promise<Content[]> {
  const { slug } = place;
  const shown = await cached.contentByUrl(slug, published(place));
  const own = shown ?? (await fresh.contentByUrl(slug, { ...published(place), onlyPublished: false }));
  if (own) return [own];
  const others = languageCodes.filter((language) => language !== place.language);
  const found = await Promise.all(others.map((language) => cached.contentByUrl(slug, published({ ...place, language }))));
  const contents = found.filter((each) => each !== null);
  const versions = await Promise.all(contents.map(({ id }) => cached.contentById(id, published(place))));
  return [...contents, ...versions.filter((each) => each !== null)];
}

/** The content in its other languages. */
async function versionsOf({ id, webId, language, languages }: Content, cached: CmsReader): Promise<Content[]> {
  const others = languages.filter((each) => each !== language);
  const versions = await Promise.all(others.map((each) => cached.contentById(id, published({ webId, language: each }))));
  return versions.filter((each) => each !== null);
}

/** A token for one content, or one site, opens no names of drafts elsewhere: their address stands for them. */
function toLibrary(content: Content, { request: { previewScope } }: RequestContext): LibraryContent {
  const { site = null, content: only = null } = previewScope ?? {};
  const isOpen = content.published || (only === null ? site === null || site === content.webId : only === content.id);
  const name = isOpen ? content.name : `/${inLanguage(content.friendlyURLs, content.language) ?? ""}`;
  return { ...content, name, numbers: numbersIn(content.data), replaced: replacedAmounts(content.data) };
}

function namesFiles(subject: Subject): boolean {
  const { addresses, html } = textsOf(subject);
  return [...addresses.map(({ text }) => text), ...html.map(({ source }) => source)].some((each) =>
    each.includes("/documents/"),
  );
}

/** Null for work that fails or is not done in time. */
async function inTime<Value>(deadline: number, work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await before(deadline, work);
  } catch {
    return null;
  }
}
