import fastifyCookie from "@fastify/cookie";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { consentPath, consentStylePath } from "#schemas/visitor/consent.ts";
import type { SignIn } from "#server/auth/sign-in.ts";
import { policyForFront } from "#server/changes/refresh-front.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config/config.ts";
import { serveImages } from "#server/images/images.ts";
import type { FallbackErrorPage } from "#server/pages/page-answer.ts";
import { createPageHandler } from "#server/pages/page-response.ts";
import type { Pages } from "#server/pages/pages.ts";
import { createSendStream } from "#server/pages/send-stream.ts";
import { createConsentHandler, createConsentStyle } from "./consent.ts";
import { serveCookieProbe } from "./cookie-probe.ts";
import { type DocumentSource, serveDocuments } from "./documents.ts";
import { acceptForms, refusalOf } from "./forms.ts";
import { createHostCheck, createHostCheckHook, type KnownHosts, type SiteHosts } from "./host-check.ts";
import type { Log } from "./log.ts";
import { type OwnMap, serveMapTiles } from "./map-tiles.ts";
import { createPreviewCheck } from "./preview-token.ts";
import { hasGone } from "./request-errors.ts";
import { serveStaticFiles } from "./static-files.ts";

export interface SiteOptions {
  config: Config;
  log: Log;
  /** Wall time. */
  clock: Clock;
  /** Time for the ages of what is cached, which does not jump. */
  ages: Clock;
  pages: Pages;
  knownHosts: KnownHosts;
  fallbackErrorPage: FallbackErrorPage;
  siteHosts: SiteHosts;
  /** The built client's folder; null when there is none, as in development. */
  clientRoot: string | null;
  isDevelopment: boolean;
  /** Null when sign-in is switched off. */
  signIn: SignIn | null;
  /** Source of documents and images; null without a CMS. */
  documents: DocumentSource | null;
  /** The portal's own map; null when tiles come from elsewhere. */
  ownMap: OwnMap | null;
}

/** The routes that exist only on the hosts of the sites: files, images, map tiles, signing in, forms and pages. */
export function siteRoutes(options: SiteOptions): FastifyPluginAsync {
  const { config, log, clock, ages, clientRoot, signIn, ownMap, fallbackErrorPage } = options;
  return async (app) => {
    const isOurs = checkHosts(app, options);
    if (config.frontCaches.length > 0) replaceOldCopies(app);
    if (config.cookieProbeOrigin !== null) serveCookieProbe(app, isOurs);
    serveDocumentsAndImages(app, options);
    if (ownMap) serveMapTiles(app, ownMap, ages);
    if (clientRoot !== null) await serveStaticFiles(app, { root: clientRoot, kept: config.operation.assetsFolder });
    await app.register(fastifyCookie);
    if (signIn) await signIn.serve(app, fallbackErrorPage);
    const servePage = createPageHandler({
      pages: options.pages,
      checkPreview: createPreviewCheck({ secrets: config.previewSecrets, isOpen: options.isDevelopment, clock }),
      signIn,
      config,
      isDevelopment: options.isDevelopment,
      sendStream: createSendStream(log),
    });
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
}

/** Refuses requests for hosts that are not ours, and returns the check. */
function checkHosts(app: FastifyInstance, { config, siteHosts, knownHosts, fallbackErrorPage, log }: SiteOptions) {
  const allowedHosts = [...config.allowedHosts, ...config.languageDomains.map((domain) => domain.host)];
  const isOurs = createHostCheck({ allowedHosts, siteHosts, deadlineMs: config.renderDeadlineMs });
  const isClosed = config.maintenance !== null;
  app.addHook("onRequest", createHostCheckHook({ isOurs, knownHosts, isClosed, fallbackErrorPage, log }));
  return isOurs;
}

/** Has a cache in front that asks for a page anew let go of the old one, whatever the answer is. */
function replaceOldCopies(app: FastifyInstance): void {
  app.addHook("onSend", async ({ raw }, reply) => {
    const policy = policyForFront(raw, reply.statusCode, String(reply.getHeader("cache-control") ?? ""));
    if (policy !== null) reply.header("cache-control", policy);
  });
}

function serveDocumentsAndImages(app: FastifyInstance, { config, documents, ages, log }: SiteOptions): void {
  if (documents === null) return;
  serveDocuments(app, documents, log);
  if (config.imageProvider !== "ipx") return;
  const { imageCacheBytes: maxBytes, staleMaxMs, retryAfterFailureMs, renderDeadlineMs: deadlineMs } = config;
  serveImages(app, { source: documents, maxBytes, staleMaxMs, retryAfterFailureMs, deadlineMs, clock: ages, log });
}
