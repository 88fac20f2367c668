import { initialTransition, transition } from "xstate";
import {
  type ContentContext,
  type ContentEvent,
  type ContentRequest,
  contentMachine,
  type Entered,
} from "#machines/content.ts";
import type { Content } from "#schemas/site/content.ts";
import { inLanguage, inLanguageOrDefault } from "#schemas/site/languages.ts";
import type { Web } from "#schemas/site/web.ts";
import type { WebConfig } from "#schemas/site/web-config.ts";
import { configName } from "#schemas/site/web-config.ts";
import { pageReference } from "#schemas/values/page-reference.ts";
import type { Config } from "#server/config/config.ts";
import { errors } from "#server/errors.ts";
import { CmsError } from "./client.ts";
import type { CmsReader } from "./cms-reader.ts";
import { siteOfPath } from "./sites.ts";

interface Settings extends Pick<Config, "defaultWebUrl" | "embedded"> {
  /** The sites where the caller has read them: a record of its own says nothing that the list does not. */
  webs?: readonly Web[];
  /** Throws for a path below a site whose content the visitor may not see. */
  guard: (path: string) => void;
  /** Throws for a content that the visitor may not see. */
  guardContent: (content: Content) => void;
}

/** Result of loading: everything that was loaded, and the error that ended it. */
export interface Loaded extends Pick<ContentContext, "entered" | "config" | "content"> {
  /** An error of the catalogue or the CMS's failure; null when the content is there. */
  error: unknown;
  /** State in which the loading ended; another call can go on from it. */
  progress: Progress;
}

/** A state of the content machine, with the load that comes next. */
type Progress = ReturnType<typeof initialTransition<typeof contentMachine>>;

/** A part of the loading: from where another one ended, and up to a load. */
interface Part {
  from?: Progress;
  before?: "loadContent";
}

/** Longer chains of embedded content items are taken for mistakes. */
const longestChain = 4;

/** Drives the content machine for one request by XState's pure transitions: each state's load, then the event of its result. */
export async function loadContent(
  request: ContentRequest,
  reader: CmsReader,
  settings: Settings,
  { from = begin, before }: Part = {},
): Promise<Loaded> {
  const loads = loadsOf(request, reader, settings);
  let progress = from;
  for (let load = loadAmong(progress, loads, before); load; load = loadAmong(progress, loads, before)) {
    const [snapshot] = progress;
    progress = transition(machine, snapshot, await load(snapshot.context).catch(toFailed));
  }
  const { entered, config, content, error } = progress[0].context;
  return { entered, config, content: error ? null : content, error, progress };
}

const begin = initialTransition(contentMachine);

/** The machine with its initial snapshot made once, because `transition` asks for it at every call. */
const machine: Pick<typeof contentMachine, "transition" | "getInitialSnapshot" | "getPersistedSnapshot"> = {
  transition: (snapshot, event, scope) => contentMachine.transition(snapshot, event, scope),
  getInitialSnapshot: () => begin[0],
  getPersistedSnapshot: (snapshot) => contentMachine.getPersistedSnapshot(snapshot),
};

type Load = (context: ContentContext) => Promise<ContentEvent>;

/** Loads by the names of the machine's actions. */
function loadsOf(request: ContentRequest, reader: CmsReader, settings: Settings): Readonly<Record<string, Load>> {
  const { structureKey, reveal } = settings.embedded;
  const contentEvent = (content: Content): ContentEvent => {
    settings.guardContent(content);
    const isEmbedding = reveal && content.structureKey === structureKey;
    return { type: isEmbedding ? "embeddingLoaded" : "contentLoaded", content };
  };
  return {
    loadWeb: async () => ({ type: "webLoaded", entered: await enterWeb(request, reader, settings) }),
    loadConfig: async ({ entered }) => {
      const { web } = loaded(entered);
      const config = await reader.config(web);
      return { type: "configLoaded", config: found(config, () => errors.config(configName(web))) };
    },
    loadContent: async ({ entered, config }) =>
      contentEvent(await readContent(request, loaded(entered), loaded(config), reader)),
    loadEmbedded: async ({ content, chain }) =>
      contentEvent(await readEmbedded(request, loaded(content), chain, reader, settings)),
  };
}

function loadAmong(
  [, [action]]: Progress,
  loads: Readonly<Record<string, Load>>,
  before: Part["before"],
): Load | undefined {
  return action && action.type !== before ? loads[action.type] : undefined;
}

function toFailed(error: unknown): ContentEvent {
  return { type: "failed", error };
}

/** Finds the site by id or address when the request has one, else by the longest friendly URL that is a prefix, else the default web, else the first (spec §4). */
async function enterWeb(
  { webId, webUrl, path }: ContentRequest,
  reader: CmsReader,
  { defaultWebUrl, webs: known = [] }: Settings,
): Promise<Entered> {
  const byId = async (id: string) => known.find((web) => web.id === id) ?? reader.webById(id);
  const byUrl = async (url: string) => known.find((web) => web.friendlyURL === url) ?? reader.webByUrl(url);
  if (webId) return { web: found(await byId(webId), () => errors.webById(webId)), path };
  if (webUrl) return { web: found(await byUrl(webUrl), () => errors.webByUrl(webUrl)), path };
  const webs = known.length > 0 ? known : await reader.webs();
  const entered = siteOfPath(webs, path);
  if (entered) return entered;
  if (defaultWebUrl) return { web: found(await byUrl(defaultWebUrl), () => errors.defaultWeb(defaultWebUrl)), path };
  return { web: found(webs[0] ?? null, () => errors.noWeb()), path };
}

async function readContent(
  { language, onlyPublished, contentId }: ContentRequest,
  entered: Entered,
  config: WebConfig,
  reader: CmsReader,
): Promise<Content> {
  const query = { webId: entered.web.id, language, onlyPublished };
  if (contentId) return found(await reader.contentById(contentId, query), () => errors.contentById(contentId));
  if (entered.path === "/" && !config.isHomeValid)
    throw new CmsError("invalid", configName(entered.web), "expected a home page", { pointer: "/data/home" });
  const home = inLanguageOrDefault(config.home, language)?.value ?? "";
  const url = entered.path === "/" ? home : decodeURIComponent(entered.path.slice(1));
  // The settings of a site have an address like any content, but are no page.
  const content = url === configName(entered.web) ? null : await reader.contentByUrl(url, query);
  // Search engines would drop a whole site with its home page.
  if (!content && entered.path === "/" && language === entered.web.defaultLanguage)
    throw new CmsError("invalid", configName(entered.web), `expected a home page at ${url || "/"}`);
  return found(content, () => errors.contentByUrl(url, language));
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
  // A page that is protected at its own address is protected wherever it is embedded.
  guard(`/${encodeURI(url.replace(/^\/+/, ""))}`);
  const isEndless = chain.includes(content.id) || chain.length >= longestChain;
  const embedded = isEndless
    ? null
    : await reader.contentByUrl(url, { webId: String(web.id), language, onlyPublished });
  return found(embedded, () => errors.embedded(url, language));
}

/** Each state is entered only after its input was loaded. */
function loaded<Value>(value: Value | null): Value {
  if (value === null) throw new Error("content machine: a state was entered before its input was loaded");
  return value;
}

function found<Value>(value: Value | null, missing: () => Error): Value {
  if (value === null) throw missing();
  return value;
}
