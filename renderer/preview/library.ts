import { numbersIn, replacedAmounts } from "#checks/amounts.ts";
import { endingOf } from "#checks/ended-service.ts";
import type { Library, LibraryContent, Subject } from "#checks/rule.ts";
import { type Target, targetsOf } from "#checks/rules/targets.ts";
import { textsOf } from "#checks/rules/texts.ts";
import { hasTranslations, versionFacts } from "#checks/version-facts.ts";
import { versionShape } from "#checks/version-shape.ts";
import type { RequestContext } from "#renderer/page/request-context.ts";
import type { Content } from "#schemas/site/content.ts";
import { imageSizesOf } from "#schemas/site/document.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import { deadlineIn, withDeadline } from "#server/deadline.ts";
import { runConcurrently } from "#server/run-concurrently.ts";
import { categoryIds, ownPaths } from "./known-places.ts";

/** Maximum number of pages looked up, of simultaneous requests, and of milliseconds for all of them. */
const bounds = { pages: 40, atOnce: 6, ms: 1000 };

type PageAddress = Pick<Target, "webId" | "language" | "slug">;

/** The records with which a content item is compared, and what could not be read in time. */
export interface LookedUp {
  library: Library;
  /** Number of addresses of the portal's pages that were not looked up. */
  openLinks: number;
  /** True when the content item names files, or categories, and the CMS did not list them in time. */
  hasOpenFiles: boolean;
  hasOpenCategories: boolean;
}

/**
 * Reads what the rules compare a content item with: its other languages, the pages that it links to, files and
 * categories. It takes at most a second; what has not been read by then is not checked.
 */
export async function readLibrary(subject: Subject, context: RequestContext): Promise<LookedUp> {
  const { content } = subject;
  const { log } = context.services;
  const readers = { cached: context.services.read(), fresh: context.reader.detached() };
  const webs = await readers.cached.webs();
  const deadline = deadlineIn(bounds.ms);
  const inTime = <Value>(work: () => Promise<Value>): Promise<Value | null> =>
    withDeadline(deadline, work).catch((err: unknown) => {
      log.debug({ err, content: content.id }, "a preview leaves something unchecked");
      return null;
    });

  const own = ownPlaces(content);
  const ownKeys = new Set(own.map(keyOf));
  const targets = placesOf({ ...subject, library: { contents: [], webs, documents: null, ownPaths } }, ownKeys);
  const open = new Map([...own.map((place) => [keyOf(place), place] as const), ...targets]);
  const found: Content[] = [];
  /** Reads content items; when that succeeds in time, links to their places can be checked. */
  async function lookUp(keys: Iterable<string>, work: () => Promise<readonly (Content | null)[]>): Promise<void> {
    const contents = await inTime(work);
    if (contents === null) return;
    found.push(...contents.filter((each) => each !== null));
    for (const key of keys) open.delete(key);
  }
  const asked = [...targets].slice(0, bounds.pages);
  const [documents, vocabularies] = await Promise.all([
    namesFiles(subject) ? inTime(() => readers.cached.documents({})) : [],
    content.categories.length > 0 ? inTime(() => readers.cached.categories()) : [],
    lookUp(ownKeys, () => ownVersions(content, own, readers)),
    runConcurrently(asked, bounds.atOnce, ([key, place]) => lookUp([key], () => contentsAt(place, readers))),
  ]);
  const others = found.filter((each) => each.id !== content.id || each.language !== content.language);
  return {
    library: {
      contents: [content, ...others].map((each) => toLibrary(each, context)),
      webs,
      documents: documents && documents.length > 0 ? new Set(documents.map(({ url }) => url)) : null,
      sizes: imageSizesOf(documents ?? []),
      ...(vocabularies && { categories: categoryIds(vocabularies) }),
      ownPaths,
      isKnown: (place) => !open.has(keyOf(place)),
    },
    openLinks: [...targets.keys()].filter((key) => open.has(key)).length,
    hasOpenFiles: documents === null,
    hasOpenCategories: vocabularies === null,
  };
}

function ownPlaces({ webId, friendlyURLs }: Content): PageAddress[] {
  return languageCodes.flatMap((language) => {
    const slug = inLanguage(friendlyURLs, language);
    return slug === null ? [] : [{ webId, language, slug }];
  });
}

/** Returns the distinct pages of the portal to which a content item links, except its own. */
function placesOf(subject: Subject, own: ReadonlySet<string>): Map<string, PageAddress> {
  const places = targetsOf(subject).filter((target) => target.slug !== "" && !own.has(keyOf(target)));
  return new Map(places.map((place) => [keyOf(place), place]));
}

function keyOf({ webId, language, slug }: PageAddress): string {
  return `${webId} ${language} ${slug}`;
}

type Readers = Record<"cached" | "fresh", CmsReader>;

/** Reads the published content item, or else its draft, which is never cached. */
async function publishedOr(
  { cached, fresh }: Readers,
  read: (reader: CmsReader, onlyPublished: boolean) => Promise<Content | null>,
): Promise<Content | null> {
  return (await read(cached, true)) ?? read(fresh, false);
}

/** Reads a content item's other languages and the published item at its address: a draft's may be taken. */
function ownVersions(content: Content, own: readonly PageAddress[], readers: Readers): Promise<(Content | null)[]> {
  const { id, webId } = content;
  return Promise.all(
    own.map(({ language, slug }) =>
      language === content.language
        ? readers.cached.contentByUrl(slug, { webId, language, onlyPublished: true })
        : publishedOr(readers, (reader, onlyPublished) => reader.contentById(id, { webId, language, onlyPublished })),
    ),
  );
}

/** Reads the content item at an address, or else those that have this address in another language. */
async function contentsAt({ webId, language, slug }: PageAddress, readers: Readers): Promise<Content[]> {
  const own = await publishedOr(readers, (reader, onlyPublished) =>
    reader.contentByUrl(slug, { webId, language, onlyPublished }),
  );
  if (own) return [own];
  const { cached } = readers;
  const others = languageCodes.filter((each) => each !== language);
  const found = await Promise.all(
    others.map((each) => cached.contentByUrl(slug, { webId, language: each, onlyPublished: true })),
  );
  const contents = found.filter((each) => each !== null);
  const versions = await Promise.all(
    contents.map(({ id }) => cached.contentById(id, { webId, language, onlyPublished: true })),
  );
  return [...contents, ...versions.filter((each) => each !== null)];
}

/** Converts a content item. Drafts outside the scope of the preview token get their address as name. */
function toLibrary(content: Content, { request: { previewScope } }: RequestContext): LibraryContent {
  const { site = null, content: only = null } = previewScope ?? {};
  const isInScope = only === null ? site === null || site === content.webId : only === content.id;
  const isOpen = content.roles === null && content.published;
  const name = isInScope || isOpen ? content.name : `/${inLanguage(content.friendlyURLs, content.language) ?? ""}`;
  return {
    ...content,
    name,
    numbers: numbersIn(content.data),
    replaced: replacedAmounts(content.data),
    ending: endingOf(content.data),
    ...(hasTranslations(content) && { facts: versionFacts(content.data, "cs") }),
    shape: versionShape((content.values?.written ?? content).data).map(({ value }) => value),
  };
}

function namesFiles(subject: Subject): boolean {
  const { addresses, html } = textsOf(subject);
  return [...addresses.map(({ text }) => text), ...html.map(({ source }) => source)].some((each) =>
    each.includes("/documents/"),
  );
}
