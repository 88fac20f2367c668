import { createActor, fromPromise, waitFor } from "xstate";
import { type ContentRequest, contentMachine, type Entered } from "#machines/content.ts";
import type { Content } from "#schemas/site/content.ts";
import { inLanguage, inLanguageOrDefault } from "#schemas/site/languages.ts";
import type { WebConfig } from "#schemas/site/web-config.ts";
import { configName } from "#schemas/site/web-config.ts";
import { pageReference } from "#schemas/values/page-reference.ts";
import type { Config } from "#server/config/config.ts";
import { errors } from "#server/errors.ts";
import type { CmsReader } from "./content-service.ts";
import { siteOfPath } from "./sites.ts";

interface Settings extends Pick<Config, "defaultWebUrl" | "embedded"> {
  /** Throws the error of a path below a site for which the CMS is not asked. */
  admit: (path: string) => void;
  /** Throws for a path below a site whose content is not for the visitor. */
  guard: (path: string) => void;
}

/** How far the loading came: what was found, and the error that ended it. */
export interface Loaded {
  entered: Entered | null;
  config: WebConfig | null;
  content: Content | null;
  /** An error of the catalogue or the CMS's failure; null when the content is there. */
  error: unknown;
}

/** A content may stand for another one; longer chains are taken for mistakes. */
const longestChain = 4;

/** Drives the content machine for one request. */
export async function loadContent(request: ContentRequest, reader: CmsReader, settings: Settings): Promise<Loaded> {
  const machine = contentMachine.provide({
    actors: {
      loadWeb: fromPromise(({ input }) => enterWeb(input, reader, settings)),
      loadConfig: fromPromise(async ({ input }) =>
        found(await reader.config(input), () => errors.config(configName(input))),
      ),
      loadContent: fromPromise(async ({ input }) => {
        settings.admit(input.entered.path);
        return readContent(input, reader);
      }),
      loadEmbedded: fromPromise(({ input }) => readEmbedded(input, reader, settings)),
    },
  });
  const { structureKey, reveal } = settings.embedded;
  const actor = createActor(machine, { input: { embeddedStructureKey: structureKey, reveal } });
  actor.start();
  actor.send({ type: "requested", request });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches("ready") || snapshot.matches("failed"));
  actor.stop();
  const { entered, config, content, error } = context;
  return { entered, config, content: error ? null : content, error };
}

/** By id or address when the site is known, else by the longest friendly URL that is a prefix, else the default web, else the first (spec §4). */
async function enterWeb(
  { webId, webUrl, path }: ContentRequest,
  reader: CmsReader,
  { defaultWebUrl }: Settings,
): Promise<Entered> {
  if (webId) return { web: found(await reader.webById(webId), () => errors.webById(webId)), path };
  if (webUrl) return { web: found(await reader.webByUrl(webUrl), () => errors.webByUrl(webUrl)), path };
  const webs = await reader.webs();
  const entered = siteOfPath(webs, path);
  if (entered) return entered;
  if (defaultWebUrl)
    return { web: found(await reader.webByUrl(defaultWebUrl), () => errors.defaultWeb(defaultWebUrl)), path };
  return { web: found(webs[0] ?? null, () => errors.noWeb()), path };
}

async function readContent(
  { request, entered, config }: { request: ContentRequest; entered: Entered; config: WebConfig },
  reader: CmsReader,
): Promise<Content> {
  const { language, onlyPublished, contentId } = request;
  const query = { webId: entered.web.id, language, onlyPublished };
  if (contentId) return found(await reader.contentById(contentId, query), () => errors.contentById(contentId));
  const home = inLanguageOrDefault(config.home, language)?.value ?? "";
  const url = entered.path === "/" ? home : decodeURIComponent(entered.path.slice(1));
  // A site's settings have an address like any content, but are no page.
  const content = url === configName(entered.web) ? null : await reader.contentByUrl(url, query);
  return found(content, () => errors.contentByUrl(url, language));
}

async function readEmbedded(
  { request, content, chain }: { request: ContentRequest; content: Content; chain: readonly string[] },
  reader: CmsReader,
  { guard }: Pick<Settings, "guard">,
): Promise<Content> {
  const { language, onlyPublished } = request;
  const reference = pageReference.safeParse(content.data["stranka"]);
  if (!reference.success) throw errors.embeddedReference(content.id);
  const { friendlyURLs, web } = reference.data;
  const url = inLanguage(friendlyURLs, language) ?? "";
  // What is protected at its own address is so wherever it is embedded.
  guard(`/${encodeURI(url.replace(/^\/+/, ""))}`);
  const isEndless = chain.includes(content.id) || chain.length >= longestChain;
  const embedded = isEndless ? null : await reader.contentByUrl(url, { webId: web.id, language, onlyPublished });
  return found(embedded, () => errors.embedded(url, language));
}

function found<Value>(value: Value | null, missing: () => Error): Value {
  if (value === null) throw missing();
  return value;
}
