import fastify, { type FastifyInstance } from "fastify";
import { type ChangeTargets, createApplyChange } from "#server/changes/apply-changes.ts";
import { serveChanges } from "#server/changes/changed-route.ts";
import { createFrontCacheRefresh } from "#server/changes/refresh-front-caches.ts";
import type { Config } from "#server/config/config.ts";
import { noForms } from "#server/forms/forms.ts";
import { readVersion } from "#server/pages/build-manifest.ts";
import { createCachedPageHandler } from "#server/pages/cached-page.ts";
import { createDictionaries } from "#server/pages/dictionaries.ts";
import { createFallbackErrorPage } from "#server/pages/fallback-error-page.ts";
import type { AnswerPage } from "#server/pages/page-answer.ts";
import { createPages } from "#server/pages/pages.ts";
import { createSharedPages } from "#server/pages/shared-pages.ts";
import { events } from "#server/telemetry/events.ts";
import { createRequestLog } from "#server/telemetry/request-log.ts";
import { createAccessLog } from "./access-log.ts";
import { serveHealth } from "./health.ts";
import { createKnownHosts } from "./host-check.ts";
import { createClientErrorHandler, createHttpServer } from "./http-server.ts";
import { inlineScriptHash } from "./inline-script.ts";
import { createRenderQueue } from "./render-queue.ts";
import { answerErrors } from "./request-errors.ts";
import { createRequestGuard, type PassThrough } from "./request-guard.ts";
import { type ContentSecurity, developmentHeaders, externalOrigins, productionHeaders } from "./security-headers.ts";
import { type SiteOptions, siteRoutes } from "./site-routes.ts";

type RequiredOptions = "config" | "log" | "clock" | "fallbackErrorPage" | "siteHosts" | "clientRoot" | "documents";

/** Without a clock for cache ages, wall time is used. */
interface AppOptions
  extends Pick<SiteOptions, RequiredOptions>,
    Partial<Pick<SiteOptions, "ages" | "signIn" | "ownMap" | "uploads">> {
  answerPage: AnswerPage;
  /** Null in production. */
  dev: PassThrough | null;
  isReady: () => Promise<boolean> | boolean;
  /** Aborted when shutdown begins; responses then close their connections, until the app itself is closed. */
  stopping?: AbortSignal;
  /** Caches to expire when content changes; null when the CMS reports no changes. */
  changes?: ChangeTargets | null;
  onClose?: () => Promise<void>;
  contentSecurity?: ContentSecurity;
}

const defaultContentSecurity: ContentSecurity = { scriptHashes: [inlineScriptHash], trustedTypes: ["own-page"] };

/** Creates the HTTP server: request guard, health checks, change notifications and the site routes. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, log, clock, dev, isReady, stopping = new AbortController().signal, changes = null } = options;
  const {
    ages = clock,
    signIn = null,
    ownMap = null,
    uploads = noForms,
    contentSecurity = defaultContentSecurity,
  } = options;
  const security = { ...contentSecurity, ...externalOrigins(config) };
  const headers = dev === null ? productionHeaders(security) : developmentHeaders;
  const fallbackErrorPage = createFallbackErrorPage(options.fallbackErrorPage, log);
  const queue = createRenderQueue({
    active: 64,
    waiting: 128,
    maxWaitMs: 2000,
    onChange: events.queueChanged.publish,
  });
  const shared = sharedPagesOf(options);
  const dictionaries = config.usesDictionaries ? createDictionaries() : null;
  const pages = createPagesFor(options, { fallbackErrorPage, queue, shared, dictionaries });
  const knownHosts = createKnownHosts(ages);
  const logRequest = createRequestLog(log);
  const requestGuard = createRequestGuard({
    headers,
    fallbackErrorPage,
    answerCached: createCachedPageHandler({ pages, knownHosts, config, headers, logRequest }),
    isRenderingFull: queue.isFull,
    stopping,
    shutdownDelayMs: config.shutdownDelayMs,
    dev,
    log,
    logRequest,
  });
  const app = fastify({
    serverFactory: (router) => createHttpServer(requestGuard.guard(router)),
    clientErrorHandler: createClientErrorHandler(logRequest),
    // Requests on open connections are still answered while the server drains.
    return503OnClosing: false,
    bodyLimit: 1024,
    // Zod reads all input. The default compilers of JSON schemas would be a tenth of the modules loaded at the start.
    schemaController: { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } },
  });
  app.decorateRequest("siteHost", "");
  app.decorateRequest("form", null);
  app.decorateRequest("unsaved", undefined);
  app.decorateRequest("refusal", null);
  app.decorateReply("servedPage", null);
  app.addHook("onClose", async () => options.onClose?.());
  stopping.addEventListener("abort", () => requestGuard.announceClose());
  app.addHook("onResponse", createAccessLog(logRequest));
  answerErrors(app, fallbackErrorPage, log);
  serveHealth(app, { isReady, stopping });
  if (changes) await registerChanges(app, options, { ...changes, expirePages: pages.expire, sharedPages: shared });
  const isDevelopment = dev !== null;
  const parts = { pages, knownHosts, dictionaries, fallbackErrorPage };
  await app.register(siteRoutes({ ...options, ...parts, uploads, ages, isDevelopment, signIn, ownMap }));
  await app.ready();
  return app;
}

/** Routes have no JSON schemas; one that had would stop the portal at its start. */
function refuseSchemas(): () => never {
  return () => {
    throw new Error("a route has a JSON schema, but input is read with Zod");
  };
}

type PagesOptions = Parameters<typeof createPages>[0];

/** Creates the page cache and renderer with the configured limits. */
function createPagesFor(
  { config, answerPage, changes = null, clock, ages = clock, log }: AppOptions,
  parts: Pick<PagesOptions, "fallbackErrorPage" | "queue" | "shared" | "dictionaries">,
) {
  return createPages({
    ...parts,
    answerPage,
    retentionMs: config.retention.pages,
    staleMaxMs: config.staleMaxMs,
    retryAfterFailureMs: config.retryAfterFailureMs,
    deadlineMs: config.renderDeadlineMs,
    maxBytes: config.pageCacheBytes,
    tracksChanges: changes !== null,
    clock: ages,
    log,
  });
}

/** Applies content changes of other nodes, and serves the route for change notifications if it has secrets. */
async function registerChanges(
  app: FastifyInstance,
  { config, clock, log }: AppOptions,
  targets: Omit<Parameters<typeof createApplyChange>[0], "refreshFrontCaches" | "log">,
): Promise<void> {
  const refreshFrontCaches = createFrontCacheRefresh({ origins: config.frontCaches, log });
  // Also subscribes to changes from other nodes, so it is created even when the CMS reports none to this one.
  const applyChange = createApplyChange({ ...targets, refreshFrontCaches, log });
  const { changedSecrets: secrets } = config;
  if (secrets !== null) await app.register(serveChanges({ secrets, applyChange, store: targets.store, clock, log }));
}

/** Rendered pages shared between nodes; null without a store and in development. */
function sharedPagesOf({ config, clientRoot, changes, dev }: AppOptions) {
  if (!changes?.store || dev !== null) return null;
  const scope = scopeOfSharedPages(config, clientRoot && readVersion(clientRoot));
  return createSharedPages({ store: changes.store, scope, keepMs: config.retention.pages + config.staleMaxMs });
}

/**
 * Key of everything besides content that rendered pages depend on: the build and the settings, without secrets and
 * node-specific settings.
 */
function scopeOfSharedPages(config: Config, build: string | null): string {
  const ofNode = { port: null, host: null, logLevel: null, searchFolder: null, operation: null, warnings: null };
  const secrets = { previewSecrets: null, changedSecrets: null, auth: { ...config.auth, secrets: null, oidc: null } };
  return JSON.stringify([build, { ...config, ...ofNode, ...secrets }]);
}
