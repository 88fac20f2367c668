import { assign, setup } from "xstate";
import type { Content } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { Web } from "#schemas/site/web.ts";
import type { WebConfig } from "#schemas/site/web-config.ts";

/** Request for a page. The path has no language prefix; the site or the content may be given by id or address. */
export interface ContentRequest {
  webId: string | null;
  webUrl: string | null;
  contentId: string | null;
  path: string;
  language: Language;
  onlyPublished: boolean;
}

/** A site and the requested path within it. */
export interface ResolvedSite {
  web: Web;
  path: string;
}

export interface ContentContext {
  resolvedSite: ResolvedSite | null;
  config: WebConfig | null;
  content: Content | null;
  /** Ids of the embedding content items so far. */
  chain: readonly string[];
  error: unknown;
}

export type ContentEvent =
  | { type: "webLoaded"; resolvedSite: ResolvedSite }
  | { type: "configLoaded"; config: WebConfig }
  | { type: "contentLoaded"; content: Content }
  /** The loaded content item embeds another page. */
  | { type: "embeddingLoaded"; content: Content }
  | { type: "failed"; error: unknown };

/**
 * Loads a page's web, its config, its content, then the page that the content embeds (spec §4, content loading).
 * `renderer/page/content/content-loader.ts` runs the load of each state and sends its result as an event.
 */
export const contentMachine = setup({
  types: { context: {} as ContentContext, events: {} as ContentEvent },
  actions: {
    setWeb: assign((_, { resolvedSite }: { resolvedSite: ResolvedSite }) => ({ resolvedSite })),
    setConfig: assign((_, { config }: { config: WebConfig }) => ({ config })),
    setContent: assign(({ context }, { content }: { content: Content }) => withContent(context, content)),
    setError: assign((_, { error }: { error: unknown }) => ({ error })),
  },
}).createMachine({
  context: { resolvedSite: null, config: null, content: null, chain: [], error: null },
  initial: "web",
  on: { failed: { target: ".failed", actions: { type: "setError", params: ({ event }) => event } } },
  states: {
    web: {
      on: { webLoaded: { target: "config", actions: { type: "setWeb", params: ({ event }) => event } } },
    },
    config: {
      on: { configLoaded: { target: "content", actions: { type: "setConfig", params: ({ event }) => event } } },
    },
    content: {
      on: {
        contentLoaded: { target: "ready", actions: { type: "setContent", params: ({ event }) => event } },
        embeddingLoaded: { target: "embedded", actions: { type: "setContent", params: ({ event }) => event } },
      },
    },
    embedded: {
      on: {
        contentLoaded: { target: "ready", actions: { type: "setContent", params: ({ event }) => event } },
        embeddingLoaded: { target: "embedded", actions: { type: "setContent", params: ({ event }) => event } },
      },
    },
    ready: {},
    failed: {},
  },
});

/** Gives an embedded page the categories and addresses of the page that embeds it (spec §4, embedded content). */
function withContent({ content: embedding, chain }: ContentContext, content: Content): Partial<ContentContext> {
  if (!embedding) return { content };
  const { categories, friendlyURLs, languages, webId } = embedding;
  // Either may be restricted to roles; both restrictions apply.
  const roles = content.roles ?? embedding.roles;
  return {
    content: { ...content, categories, friendlyURLs, languages, webId, roles },
    chain: [...chain, embedding.id],
  };
}
