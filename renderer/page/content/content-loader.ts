import { initialTransition, type SnapshotFrom, transition } from "xstate";
import {
  type ContentContext,
  type ContentEvent,
  type ContentRequest,
  contentMachine,
  type ResolvedSite,
} from "#machines/content.ts";
import { errors } from "#renderer/page/errors.ts";
import type { Content } from "#schemas/site/content.ts";
import { inLanguage, inLanguageOrDefault } from "#schemas/site/languages.ts";
import { siteOfPath } from "#schemas/site/site-addresses.ts";
import type { Web } from "#schemas/site/web.ts";
import { configName, type WebConfig } from "#schemas/site/web-config.ts";
import { pageReference } from "#schemas/values/page-reference.ts";
import { CmsError, isMissingRecord } from "#server/cms/client.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import type { Config } from "#server/config/config.ts";

interface SiteSettings extends Pick<Config, "defaultWebUrl"> {
  /** The sites, if the caller has loaded them; saves requests for single site records. */
  webs?: readonly Web[];
}

interface ContentSettings extends Pick<Config, "embedded"> {
  /** Throws when the visitor may not see content at a path of the site. */
  guard: (path: string) => void;
  /** Throws when the visitor may not see a content item. */
  guardContent: (content: Content) => void;
}

/** A site with its settings, from which the content of the request is loaded. */
export interface LoadedSite extends ResolvedSite {
  request: ContentRequest;
  config: WebConfig;
  /** The content machine in its state `content`. */
  snapshot: Snapshot;
}

type Snapshot = SnapshotFrom<typeof contentMachine>;

/** Longest chain of embedded content items; longer ones are treated as editing mistakes. */
const maxChain = 4;

/** Loads the site of a request and its settings. Rejects with an error of the catalogue or of the CMS. */
export async function loadSite(
  request: ContentRequest,
  reader: CmsReader,
  settings: SiteSettings,
): Promise<LoadedSite> {
  const snapshot = await run(initialSnapshot, {
    web: async () => ({ type: "webLoaded", resolvedSite: await resolveWeb(request, reader, settings) }),
    config: async ({ resolvedSite }) => {
      const { web } = loaded(resolvedSite);
      return { type: "configLoaded", config: await settingsOf(web, reader) };
    },
  });
  const { resolvedSite, config } = snapshot.context;
  return { ...loaded(resolvedSite), config: loaded(config), request, snapshot };
}

/** Loads the content item at the requested path of a site. Rejects with an error of the catalogue or of the CMS. */
export async function loadContent(site: LoadedSite, reader: CmsReader, settings: ContentSettings): Promise<Content> {
  const { structureKey, reveal } = settings.embedded;
  const toEvent = (content: Content): ContentEvent => {
    settings.guardContent(content);
    const isEmbedding = reveal && content.structureKey === structureKey;
    return { type: isEmbedding ? "embeddingLoaded" : "contentLoaded", content };
  };
  const { context } = await run(site.snapshot, {
    content: async () => toEvent(await readContent(site, reader)),
    embedded: async ({ content, chain }) =>
      toEvent(await readEmbedded(site.request, loaded(content), chain, reader, settings)),
  });
  return loaded(context.content);
}

/** Loads what a state of the content machine waits for; returns the event with the result. */
type Load = (context: ContentContext) => Promise<ContentEvent>;

/**
 * Drives the content machine with XState's pure transitions, as long as its state has something to load. Rejects with
 * the error of a load that failed.
 */
async function run(from: Snapshot, loads: Partial<Record<Snapshot["value"], Load>>): Promise<Snapshot> {
  let snapshot = from;
  for (let load = loads[snapshot.value]; load; load = loads[snapshot.value])
    [snapshot] = transition(machine, snapshot, await load(snapshot.context).catch(toFailed));
  if (snapshot.value === "failed") throw snapshot.context.error;
  return snapshot;
}

const [initialSnapshot] = initialTransition(contentMachine);

/** The machine with a cached initial snapshot, which `transition` requests at every call. */
const machine: Pick<typeof contentMachine, "transition" | "getInitialSnapshot" | "getPersistedSnapshot"> = {
  transition: (snapshot, event, scope) => contentMachine.transition(snapshot, event, scope),
  getInitialSnapshot: () => initialSnapshot,
  getPersistedSnapshot: (snapshot) => contentMachine.getPersistedSnapshot(snapshot),
};

function toFailed(error: unknown): ContentEvent {
  return { type: "failed", error };
}

/**
 * Resolves the site by id or address when the request has one, else by the longest friendly URL that is a path prefix,
 * else the default web, else the first (spec §4).
 */
async function resolveWeb(
  { webId, webUrl, path }: ContentRequest,
  reader: CmsReader,
  { defaultWebUrl, webs: known = [] }: SiteSettings,
): Promise<ResolvedSite> {
  const byId = async (id: string) => known.find((web) => web.id === id) ?? reader.webById(id);
  const byUrl = async (url: string) => known.find((web) => web.friendlyURL === url) ?? reader.webByUrl(url);
  if (webId) return { web: required(await byId(webId), () => errors.webById(webId)), path };
  if (webUrl) return { web: required(await byUrl(webUrl), () => errors.webByUrl(webUrl)), path };
  const webs = known.length > 0 ? known : await reader.webs();
  const resolvedSite = siteOfPath(webs, path);
  if (resolvedSite) return resolvedSite;
  if (defaultWebUrl) return { web: required(await byUrl(defaultWebUrl), () => errors.defaultWeb(defaultWebUrl)), path };
  return { web: required(webs[0] ?? null, () => errors.noWeb()), path };
}

async function readContent({ request, web, path, config }: LoadedSite, reader: CmsReader): Promise<Content> {
  const { language, onlyPublished, contentId } = request;
  const query = { webId: web.id, language, onlyPublished };
  if (contentId) return required(await reader.contentById(contentId, query), () => errors.contentById(contentId));
  if (path === "/" && !config.isHomeValid)
    throw new CmsError("invalid", configName(web), "expected a home page", { pointer: "/data/home" });
  const home = inLanguageOrDefault(config.home, language)?.value ?? "";
  const url = path === "/" ? home : decodeURIComponent(path.slice(1));
  // The settings of a site are a content item with an address, but not a page.
  const content = url === configName(web) ? null : await reader.contentByUrl(url, query);
  // A missing home page is reported as a CMS failure: a 404 would make search engines drop the whole site.
  if (!content && path === "/" && language === web.defaultLanguage)
    throw new CmsError("invalid", configName(web), `expected a home page at ${url || "/"}`);
  return required(content, () => errors.contentByUrl(url, language));
}

async function readEmbedded(
  { language, onlyPublished }: ContentRequest,
  content: Content,
  chain: readonly string[],
  reader: CmsReader,
  { guard }: ContentSettings,
): Promise<Content> {
  const reference = pageReference.safeParse(content.data["stranka"]);
  if (!reference.success) throw errors.embeddedReference(content.id);
  const { friendlyURLs, web } = reference.data;
  const url = inLanguage(friendlyURLs, language) ?? "";
  // Access to a page is checked at its own address as well, wherever it is embedded.
  guard(`/${encodeURI(url.replace(/^\/+/, ""))}`);
  const isEndless = chain.includes(content.id) || chain.length >= maxChain;
  const embedded = isEndless
    ? null
    : await reader.contentByUrl(url, { webId: String(web.id), language, onlyPublished });
  return required(embedded, () => errors.embedded(url, language));
}

/** Asserts that a state of the machine has loaded its value. */
function loaded<Value>(value: Value | null): Value {
  if (value === null) throw new Error("content machine: a value was read before its state had loaded it");
  return value;
}

/** Returns the settings of a site. One that has lost them keeps the last good ones; one that never had any is a 404 (spec §8). */
async function settingsOf(web: Web, reader: CmsReader): Promise<WebConfig> {
  try {
    return await reader.config(web);
  } catch (error) {
    throw isMissingRecord(error) ? errors.config(configName(web)) : error;
  }
}

function required<Value>(value: Value | null, missing: () => Error): Value {
  if (value === null) throw missing();
  return value;
}
