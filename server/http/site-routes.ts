import fastifyCookie from "@fastify/cookie";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { consentPath, consentStylePath } from "#schemas/visitor/consent.ts";
import { frontCachePolicy } from "#server/changes/refresh-front-caches.ts";
import type { Clock } from "#server/clock.ts";
import type { Uploads } from "#server/forms/forms.ts";
import { serveImages } from "#server/images/images.ts";
import type { Dictionaries } from "#server/pages/dictionaries.ts";
import type { FallbackErrorPage } from "#server/pages/page-answer.ts";
import { createPageHandler, type PageHandlerOptions } from "#server/pages/page-response.ts";
import { serveDictionaries } from "#server/pages/serve-dictionaries.ts";
import { createConsentHandler, createConsentStyle } from "./consent.ts";
import { serveCookieProbe } from "./cookie-probe.ts";
import { type DocumentSource, serveDocuments } from "./documents.ts";
import { acceptForms, clientErrorStatus } from "./forms.ts";
import { createHostCheck, createHostCheckHook, type KnownHosts, type SiteHosts } from "./host-check.ts";
import { type OwnMap, serveMapTiles } from "./map-tiles.ts";
import { hasGone } from "./request-errors.ts";
import { serveStaticFiles } from "./static-files.ts";

export interface SiteOptions extends PageHandlerOptions {
  /** Monotonic clock for cache ages. */
  ages: Clock;
  knownHosts: KnownHosts;
  fallbackErrorPage: FallbackErrorPage;
  siteHosts: SiteHosts;
  /** Folder of the built client; null in development. */
  clientRoot: string | null;
  /** Takes files that visitors attach to forms. */
  uploads: Uploads;
  /** Source of documents and images; null without a CMS. */
  documents: DocumentSource | null;
  /** Null when pages are compressed without dictionaries. */
  dictionaries: Dictionaries | null;
  /** The built-in map; null when tiles come from another server. */
  ownMap: OwnMap | null;
}

/** Routes that exist only on the hosts of the sites: files, images, map tiles, sign-in, forms and pages. */
export function siteRoutes(options: SiteOptions): FastifyPluginAsync {
  const { config, clock, ages, clientRoot, signIn, ownMap, fallbackErrorPage } = options;
  return async (app) => {
    const isOwnHost = checkHosts(app, options);
    if (config.frontCaches.length > 0) replaceOldCopies(app);
    if (config.cookieProbeOrigin !== null) serveCookieProbe(app, isOwnHost);
    serveDocumentsAndImages(app, options);
    if (ownMap) serveMapTiles(app, ownMap, ages);
    if (options.dictionaries) serveDictionaries(app, options.dictionaries);
    if (clientRoot !== null)
      await serveStaticFiles(app, { root: clientRoot, retainedFolder: config.operation.assetsFolder });
    await app.register(fastifyCookie);
    if (signIn) await signIn.serve(app, fallbackErrorPage);
    const servePage = createPageHandler(options);
    // Visitors can exceed the size limit by accident, so they get a full error page. Other refusals come from programs.
    app.setErrorHandler(async (err, request, reply) => {
      const status = clientErrorStatus(err);
      if (status !== 413 || hasGone(request)) throw err;
      request.refusal = status;
      request.form = null;
      return servePage(request, reply);
    });
    app.get("/*", servePage);
    // These are pages although their paths belong to sign-in.
    const signInPaths = signIn?.hasForm ? inAllLanguages(authPaths.signIn) : [];
    for (const path of [...inAllLanguages(authPaths.signedOut), ...signInPaths]) app.get(path, servePage);
    // The path was opened without posting the form.
    app.get(consentPath, async (_request, reply) => reply.redirect("/", 302));
    app.get(consentStylePath, createConsentStyle(config.consent));
    const storeConsent = createConsentHandler({ version: config.consent.version, clock });
    const signInForms = Object.fromEntries(signInPaths.map((path) => [path, servePage]));
    await app.register(acceptForms({ [consentPath]: storeConsent, ...signInForms, "/*": servePage }, options.uploads));
  };
}

function inAllLanguages(path: string): string[] {
  return languageCodes.map((code) => languages[code].prefix + path);
}

function checkHosts(app: FastifyInstance, { config, siteHosts, knownHosts, fallbackErrorPage, log }: SiteOptions) {
  const allowedHosts = [...config.allowedHosts, ...config.languageDomains.map((domain) => domain.host)];
  const isOwnHost = createHostCheck({ allowedHosts, siteHosts, deadlineMs: config.renderDeadlineMs });
  const isMaintenance = config.maintenance !== null;
  app.addHook("onRequest", createHostCheckHook({ isOwnHost, knownHosts, isMaintenance, fallbackErrorPage, log }));
  return isOwnHost;
}

/** Makes a front cache that revalidates a page drop its old copy, whatever the response. */
function replaceOldCopies(app: FastifyInstance): void {
  app.addHook("onSend", async ({ raw }, reply) => {
    const policy = frontCachePolicy(raw, reply.statusCode, String(reply.getHeader("cache-control") ?? ""));
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
