import { assign, fromPromise, setup } from "xstate";
import type { Content } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/languages.ts";
import type { Web } from "#schemas/site/web.ts";
import type { WebConfig } from "#schemas/site/web-config.ts";

/** What is asked for: a path without its language prefix; the site or the content may be known already. */
export interface ContentRequest {
  webId: string | null;
  webUrl: string | null;
  contentId: string | null;
  path: string;
  language: Language;
  onlyPublished: boolean;
}

interface Settings {
  /** The CMS's structure key of contents that stand for another page. */
  embeddedStructureKey: string;
  /** Whether such a content shows the page it stands for. */
  reveal: boolean;
}

/** A site together with the part of the requested path below it. */
export interface Entered {
  web: Web;
  path: string;
}

interface Context extends Settings {
  request: ContentRequest | null;
  entered: Entered | null;
  config: WebConfig | null;
  content: Content | null;
  /** Ids of the embedded contents that led to this one. */
  chain: string[];
  error: unknown;
}

type Event = { type: "requested"; request: ContentRequest; force?: boolean };

const notBound = () => Promise.reject(new Error("Not implemented"));

/** Loads a page's web, then its config, then its content, then the page that content stands for (spec §4, content loading). */
export const contentMachine = setup({
  types: { input: {} as Settings, context: {} as Context, events: {} as Event },
  actors: {
    loadWeb: fromPromise<Entered, ContentRequest>(notBound),
    loadConfig: fromPromise<WebConfig, Web>(notBound),
    loadContent: fromPromise<Content, { request: ContentRequest; entered: Entered; config: WebConfig }>(notBound),
    loadEmbedded: fromPromise<Content, { request: ContentRequest; content: Content; chain: string[] }>(notBound),
  },
  guards: {
    isAnother: ({ context, event }) => event.force === true || event.request.path !== context.request?.path,
    isEmbedded: ({ context }) => context.reveal && context.content?.structureKey === context.embeddedStructureKey,
  },
  actions: {
    begin: assign(({ event }) => ({ ...blank, request: event.request })),
  },
}).createMachine({
  context: ({ input }) => ({ ...blank, request: null, ...input }),
  initial: "idle",
  on: { requested: { guard: "isAnother", target: ".web", actions: "begin" } },
  states: {
    idle: {},
    web: {
      invoke: {
        src: "loadWeb",
        input: ({ context }) => known(context.request),
        onDone: { target: "config", actions: assign({ entered: ({ event }) => event.output }) },
        onError: { target: "failed", actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    config: {
      invoke: {
        src: "loadConfig",
        input: ({ context }) => known(context.entered).web,
        onDone: { target: "content", actions: assign({ config: ({ event }) => event.output }) },
        onError: { target: "failed", actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    content: {
      invoke: {
        src: "loadContent",
        input: ({ context: { request, entered, config } }) => ({
          request: known(request),
          entered: known(entered),
          config: known(config),
        }),
        onDone: { target: "revealing", actions: assign({ content: ({ event }) => event.output }) },
        onError: { target: "failed", actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    revealing: { always: [{ guard: "isEmbedded", target: "embedded" }, { target: "ready" }] },
    embedded: {
      invoke: {
        src: "loadEmbedded",
        input: ({ context: { request, content, chain } }) => ({
          request: known(request),
          content: known(content),
          chain,
        }),
        onDone: {
          target: "revealing",
          actions: assign(({ context, event }) => ({
            content: keepPlace(event.output, known(context.content)),
            chain: [...context.chain, known(context.content).id],
          })),
        },
        onError: { target: "failed", actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    ready: {},
    failed: {},
  },
});

const blank = { entered: null, config: null, content: null, chain: [], error: null };

/** The embedded page under the categories and addresses of the content that stands for it (spec §4, embedded content). */
function keepPlace(embedded: Content, { categories, friendlyURLs, languages, webId }: Content): Content {
  return { ...embedded, categories, friendlyURLs, languages, webId };
}

/** States are entered only once what they read is there. */
function known<Value>(value: Value | null): Value {
  if (value === null) throw new Error("content machine: a state was entered before its input was known");
  return value;
}
