import { initialTransition, transition } from "xstate";
import {
  type ContentContext,
  type ContentEvent,
  type ContentRequest,
  contentMachine,
  type ResolvedSite,
} from "#machines/content.ts";
import type { Content } from "#schemas/site/content.ts";
import { inLanguage, inLanguageOrDefault } from "#schemas/site/languages.ts";
import type { Web } from "#schemas/site/web.ts";
import { configName, type WebConfig } from "#schemas/site/web-config.ts";
import { pageReference } from "#schemas/values/page-reference.ts";
import type { Config } from "#server/config/config.ts";
import { errors } from "#server/errors.ts";
import { CmsError, isMissingRecord } from "./client.ts";
import type { CmsReader } from "./cms-reader.ts";
import { siteOfPath } from "./sites.ts";

interface Settings extends Pick<Config, "defaultWebUrl" | "embedded"> {
  /** The sites, if the caller has loaded them; saves requests for single site records. */
  webs?: readonly Web[];
  /** Throws when the visitor may not see content at a path of the site. */
  guard: (path: string) => void;
  /** Throws when the visitor may not see a content item. */
  guardContent: (content: Content) => void;
}

/** Result of loading: everything loaded so far, and the error that ended it. */
export interface Loaded extends Pick<ContentContext, "resolvedSite" | "config" | "content"> {
  /** Error of the catalogue or of the CMS; null when the content was loaded. */
  error: unknown;
  /** State in which loading stopped; another call can resume from it. */
  progress: Progress;
}

/** A state of the content machine with the actions of its entry. */
type Progress = ReturnType<typeof initialTransition<typeof contentMachine>>;

/** Limits a call to a part of the loading: resumed from an earlier state, stopped before a load. */
interface Part {
  from?: Progress;
  stopBefore?: "loadContent";
}

/** Longest chain of embedded content items; longer ones are treated as editing mistakes. */
const maxChain = 4;

/**
 * Drives the content machine for one request with XState's pure transitions: runs the load of each state and feeds its
 * result back as an event.
 */
export async function loadContent(
  request: ContentRequest,
  reader: CmsReader,
  settings: Settings,
  { from = initialProgress, stopBefore }: Part = {},
): Promise<Loaded> {
  const loads = loadsOf(request, reader, settings);
  let progress = from;
  for (let load = loadAmong(progress, loads, stopBefore); load; load = loadAmong(progress, loads, stopBefore)) {
    const [snapshot] = progress;
    progress = transition(machine, snapshot, await load(snapshot.context).catch(toFailed));
  }
  const { resolvedSite, config, content, error } = progress[0].context;
  return { resolvedSite, config, content: error ? null : content, error, progress };
}

const initialProgress = initialTransition(contentMachine);

/** The machine with a cached initial snapshot, which `transition` requests at every call. */
const machine: Pick<typeof contentMachine, "transition" | "getInitialSnapshot" | "getPersistedSnapshot"> = {
  transition: (snapshot, event, scope) => contentMachine.transition(snapshot, event, scope),
  getInitialSnapshot: () => initialProgress[0],
  getPersistedSnapshot: (snapshot) => contentMachine.getPersistedSnapshot(snapshot),
};

type Load = (context: ContentContext) => Promise<ContentEvent>;

/** The loads, by the action names of the machine. */
function loadsOf(request: ContentRequest, reader: CmsReader, settings: Settings): Readonly<Record<string, Load>> {
  const { structureKey, reveal } = settings.embedded;
  const contentEvent = (content: Content): ContentEvent => {
    settings.guardContent(content);
    const isEmbedding = reveal && content.structureKey === structureKey;
    return { type: isEmbedding ? "embeddingLoaded" : "contentLoaded", content };
  };
  return {
    loadWeb: async () => ({ type: "webLoaded", resolvedSite: await resolveWeb(request, reader, settings) }),
    loadConfig: async ({ resolvedSite }) => {
      const { web } = loaded(resolvedSite);
      return { type: "configLoaded", config: await settingsOf(web, reader) };
    },
    loadContent: async ({ resolvedSite, config }) =>
      contentEvent(await readContent(request, loaded(resolvedSite), loaded(config), reader)),
    loadEmbedded: async ({ content, chain }) =>
      contentEvent(await readEmbedded(request, loaded(content), chain, reader, settings)),
  };
}

function loadAmong(
  [, [action]]: Progress,
  loads: Readonly<Record<string, Load>>,
  before: Part["stopBefore"],
): Load | undefined {
  return action && action.type !== before ? loads[action.type] : undefined;
}

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
  { defaultWebUrl, webs: known = [] }: Settings,
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

async function readContent(
  { language, onlyPublished, contentId }: ContentRequest,
  resolvedSite: ResolvedSite,
  config: WebConfig,
  reader: CmsReader,
): Promise<Content> {
  const query = { webId: resolvedSite.web.id, language, onlyPublished };
  if (contentId) return required(await reader.contentById(contentId, query), () => errors.contentById(contentId));
  if (resolvedSite.path === "/" && !config.isHomeValid)
    throw new CmsError("invalid", configName(resolvedSite.web), "expected a home page", { pointer: "/data/home" });
  const home = inLanguageOrDefault(config.home, language)?.value ?? "";
  const url = resolvedSite.path === "/" ? home : decodeURIComponent(resolvedSite.path.slice(1));
  // The settings of a site are a content item with an address, but not a page.
  const content = url === configName(resolvedSite.web) ? null : await reader.contentByUrl(url, query);
  // A missing home page is reported as a CMS failure: a 404 would make search engines drop the whole site.
  if (!content && resolvedSite.path === "/" && language === resolvedSite.web.defaultLanguage)
    throw new CmsError("invalid", configName(resolvedSite.web), `expected a home page at ${url || "/"}`);
  return required(content, () => errors.contentByUrl(url, language));
}

async function readEmbedded(
  { language, onlyPublished }: ContentRequest,
  content: Content,
  chain: readonly string[],
  reader: CmsReader,
  { guard }: Pick<Settings, "guard">,
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

/** Asserts that the input of a state has been loaded. */
function loaded<Value>(value: Value | null): Value {
  if (value === null) throw new Error("content machine: a state was entered before its input was loaded");
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
