import fastifyCookie from "@fastify/cookie";
import fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyRequest } from "fastify";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { consentPath, consentStylePath } from "#schemas/visitor/consent.ts";
import type { SignIn } from "#server/auth/sign-in.ts";
import { type ChangeTargets, createApplyChange } from "#server/changes/apply-changes.ts";
import { serveChanges } from "#server/changes/changed-route.ts";
import { createRefreshFront, policyForFront } from "#server/changes/refresh-front.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config/config.ts";
import { serveImages } from "#server/images/images.ts";
import { readBuildId } from "#server/pages/build-manifest.ts";
import { createCachedPageHandler } from "#server/pages/cached-page.ts";
import type { AnswerPage, FallbackErrorPage } from "#server/pages/page-answer.ts";
import { createPageHandler } from "#server/pages/page-response.ts";
import { createPages, type Pages } from "#server/pages/pages.ts";
import { sendAnswer } from "#server/pages/send-page.ts";
import { createSendStream } from "#server/pages/send-stream.ts";
import { createSharedPages } from "#server/pages/shared-pages.ts";
import { createRequestLog } from "#server/telemetry/request-log.ts";
import { createAccessLog } from "./access-log.ts";
import { createConsentHandler, createConsentStyle } from "./consent.ts";
import { serveCookieProbe } from "./cookie-probe.ts";
import { type DocumentSource, serveDocuments } from "./documents.ts";
import { createFallbackErrorPage } from "./fallback-error-page.ts";
import { acceptForms, refusalOf } from "./forms.ts";
import { serveHealth } from "./health.ts";
import {
  createHostCheck,
  createHostCheckHook,
  createKnownHosts,
  type KnownHosts,
  type SiteHosts,
} from "./host-check.ts";
import { parseHost } from "./hosts.ts";
import { answerClientError, createHttpServer } from "./http-server.ts";
import { inlineScriptHash } from "./inline-script.ts";
import type { Log } from "./log.ts";
import { type OwnMap, serveMapTiles } from "./map-tiles.ts";
import { createPreviewCheck } from "./preview-token.ts";
import { createRenderQueue } from "./render-queue.ts";
import { createRequestGuard, type PassThrough } from "./request-guard.ts";
import { pathOf } from "./request-target.ts";
import { type ContentSecurity, developmentHeaders, outsideOrigins, productionHeaders } from "./security-headers.ts";
import { serveStaticFiles } from "./static-files.ts";

interface AppOptions {
  config: Config;
  log: Log;
  /** Wall time. */
  clock: Clock;
  /** Time for the ages of what is cached; wall time unless given, which may jump. */
  ages?: Clock;
  answerPage: AnswerPage;
  fallbackErrorPage: FallbackErrorPage;
  siteHosts: SiteHosts;
  /** The built client's folder; null when there is none, as in development. */
  clientRoot: string | null;
  /** Null in production. */
  dev: PassThrough | null;
  isReady: () => Promise<boolean> | boolean;
  /** Aborted when the process is told to stop; its clients are told then, and answered until the app is closed. */
  stopping?: AbortSignal;
  /** Null when sign-in is switched off. */
  signIn?: SignIn | null;
  /** Source of documents and images; null without a CMS. */
  documents: DocumentSource | null;
  /** The portal's own map; null when tiles come from elsewhere. */
  ownMap?: OwnMap | null;
  /** Caches that a changed content has to reach; null where the CMS reports no changes. */
  changes?: ChangeTargets | null;
  /** Called when the server has closed. */
  onClose?: () => Promise<void>;
  contentSecurity?: ContentSecurity;
}

const ownPolicy: ContentSecurity = { scriptHashes: [inlineScriptHash], trustedTypes: ["own-page"] };

/** The whole HTTP server: request guard, health, static files, pages. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, log, dev, isReady, stopping = new AbortController().signal, contentSecurity = ownPolicy } = options;
  const security = { ...contentSecurity, ...outsideOrigins(config) };
  const headers = dev === null ? productionHeaders(security) : developmentHeaders;
  const fallbackErrorPage = createFallbackErrorPage(options.fallbackErrorPage, log);
  const { changes = null, clientRoot } = options;
  const shared =
    changes?.store && dev === null
      ? createSharedPages({
          store: changes.store,
          scope: scopeOfPages(config, clientRoot && readBuildId(clientRoot)),
          keepMs: config.retention.pages + config.staleMaxMs,
        })
      : null;
  const queue = createRenderQueue({ active: 64, waiting: 128, maxWaitMs: 2000 });
  const pages = createPages({
    answerPage: options.answerPage,
    fallbackErrorPage,
    retentionMs: config.retention.pages,
    staleMaxMs: config.staleMaxMs,
    retryAfterFailureMs: config.retryAfterFailureMs,
    deadlineMs: config.renderDeadlineMs,
    maxBytes: config.pageCacheBytes,
    tracksChanges: changes !== null,
    shared,
    queue,
    clock: options.ages ?? options.clock,
    log,
  });
  const knownHosts = createKnownHosts(options.ages ?? options.clock);
  const logRequest = createRequestLog(log);
  const answerCached = createCachedPageHandler({ pages, knownHosts, config, headers, logRequest });
  const requestGuard = createRequestGuard({
    headers,
    fallbackErrorPage,
    answerCached,
    isRenderingFull: queue.isFull,
    stopping,
    dev,
    log,
    logRequest,
  });
  const app = fastify({
    serverFactory: (router) => createHttpServer(requestGuard.guard(router)),
    clientErrorHandler: answerClientError,
    // While the server drains, requests on open connections are still answered.
    return503OnClosing: false,
    bodyLimit: 1024,
  });
  app.decorateRequest("siteHost", "");
  app.decorateRequest("form", null);
  app.decorateRequest("refusal", null);
  app.decorateReply("servedPage", null);
  app.addHook("onClose", async () => options.onClose?.());
  stopping.addEventListener("abort", () => requestGuard.announceClose());
  app.addHook("onResponse", createAccessLog(logRequest));
  app.setErrorHandler(async (err, request, reply) => {
    const path = pathOf(request.raw.url);
    const status = refusalOf(err);
    if (status === null && hasGone(request)) log.info({ path, reason: reasonOf(err) }, "the client went away");
    else if (status === null) log.error({ err, path }, "request failed");
    return sendAnswer(
      request,
      reply,
      fallbackErrorPage(status ?? 500, { host: parseHost(request.headers.host) ?? "", path }),
    );
  });

  serveHealth(app, { isReady, stopping });
  if (changes) {
    const refreshFront = createRefreshFront({ origins: config.frontCaches, log });
    const applyChange = createApplyChange({
      ...{ ...changes, expirePages: pages.expire, sharedPages: shared, refreshFront, log },
    });
    const { changedSecrets: secrets } = config;
    if (secrets !== null)
      await app.register(serveChanges({ secrets, applyChange, store: changes.store, clock: options.clock, log }));
  }
  await app.register(servesSite({ ...options, fallbackErrorPage, pages, knownHosts }));
  await app.ready();
  return app;
}

/** Everything but the contents that pages depend on: the build, and the settings but for secrets and what is a node's own. */
function scopeOfPages(config: Config, build: string | null): string {
  const ofNode = { port: null, host: null, logLevel: null, searchFolder: null, operation: null, warnings: null };
  const secrets = { previewSecrets: null, changedSecrets: null, auth: { ...config.auth, secrets: null } };
  return JSON.stringify([build, { ...config, ...ofNode, ...secrets }]);
}

/** True when the connection ended before the request did. */
function hasGone({ raw }: FastifyRequest): boolean {
  return raw.socket.destroyed || (raw.destroyed && !raw.complete);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The routes that exist only on the hosts of the sites: static files and pages. */
function servesSite(options: AppOptions & { pages: Pages; knownHosts: KnownHosts }) {
  const {
    config,
    log,
    clock,
    ages = clock,
    pages,
    knownHosts,
    fallbackErrorPage,
    siteHosts,
    clientRoot,
    documents,
    dev,
  } = options;
  const { renderDeadlineMs: deadlineMs, staleMaxMs, retryAfterFailureMs } = config;
  const allowedHosts = [...config.allowedHosts, ...config.languageDomains.map((domain) => domain.host)];
  const isOurs = createHostCheck({ allowedHosts, siteHosts, deadlineMs });
  const site: FastifyPluginAsync = async (app) => {
    app.addHook(
      "onRequest",
      createHostCheckHook({ isOurs, knownHosts, isClosed: config.maintenance !== null, fallbackErrorPage, log }),
    );
    if (config.frontCaches.length > 0)
      app.addHook("onSend", async ({ raw }, reply) => {
        const policy = policyForFront(raw, reply.statusCode, String(reply.getHeader("cache-control") ?? ""));
        if (policy !== null) reply.header("cache-control", policy);
      });
    if (config.cookieProbeOrigin !== null) serveCookieProbe(app, isOurs);
    if (documents !== null) {
      serveDocuments(app, documents, log);
    }
    if (documents !== null && config.imageProvider === "ipx") {
      const maxBytes = config.imageCacheBytes;
      serveImages(app, { source: documents, maxBytes, staleMaxMs, retryAfterFailureMs, deadlineMs, clock: ages, log });
    }
    if (options.ownMap) serveMapTiles(app, options.ownMap, ages);
    if (clientRoot !== null) await serveStaticFiles(app, { root: clientRoot, kept: config.operation.assetsFolder });
    await app.register(fastifyCookie);
    const isDevelopment = dev !== null;
    const { signIn = null } = options;
    if (signIn) await signIn.serve(app, fallbackErrorPage);
    const checkPreview = createPreviewCheck({ secrets: config.previewSecrets, isOpen: isDevelopment, clock });
    const sendStream = createSendStream(log);
    const servePage = createPageHandler({ pages, checkPreview, signIn, config, isDevelopment, sendStream });
    // Visitors who sent too much see it in the frame of the site; what no visitor sends is not worth that.
    app.setErrorHandler(async (err, request, reply) => {
      const status = refusalOf(err);
      if (status !== 413 || hasGone(request)) throw err;
      request.refusal = status;
      request.form = null;
      return servePage(request, reply);
    });
    app.get("/*", servePage);
    // A page among the addresses of signing in.
    for (const code of languageCodes) app.get(languages[code].prefix + authPaths.signedOut, servePage);
    // Opened without the form.
    app.get(consentPath, async (_request, reply) => reply.redirect("/", 302));
    app.get(consentStylePath, createConsentStyle(config.consent));
    const storeConsent = createConsentHandler({ version: config.consent.version, clock });
    await app.register(acceptForms({ [consentPath]: storeConsent, "/*": servePage }));
  };
  return site;
}
