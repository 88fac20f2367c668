import { OtherLanguagesOnly } from "#renderer/page/content/load-page-content.ts";
import type { Shell } from "#renderer/shell/shell.ts";
import { findOtherHome } from "#renderer/shell/site-languages.ts";
import { bareShell, toShell } from "#renderer/shell/to-shell.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { AccessDenied, toDenialError } from "./authorize.ts";
import { PortalError, PreviewRefused, statusOf } from "./errors.ts";
import { i18nOf } from "./i18n.ts";
import { readNotFoundFrame } from "./not-found-suggestions.ts";
import { Redirect } from "./redirect.ts";
import type { RequestContext } from "./request-context.ts";
import type { Site } from "./resolve-site.ts";
import type { Resolved, ResolvedError } from "./resolved.ts";

/** Turns whatever a step threw into a redirect or an error page, in the site's shell when the site is known. */
export async function showError(thrown: unknown, context: RequestContext, site: Site | null): Promise<Resolved> {
  const error = thrown instanceof AccessDenied && site ? toDenialError(thrown, context, site.input) : thrown;
  const { language } = context.address;
  if (error instanceof Redirect) {
    const { status, location, needsSignIn } = error;
    const shell = bareShell(language);
    return { kind: "redirect", status, location, ...(needsSignIn && { needsSignIn }), language, shell, staleFor: 0 };
  }
  // In development the error itself is shown (server/pages/renderer-development.ts).
  if (context.request.nonce !== null && statusOf(error) === 500) throw error;
  logError(error, context);
  if (!site) return errorAnswer(error, shellWithoutSite(error, language), context);
  if (statusOf(error) !== 404) return errorAnswer(error, toShell(site, null), context);
  const { shell, suggestions } = await readNotFoundFrame(site, context);
  const answer = errorAnswer(error, shell, context);
  return { ...answer, homeHref: await findWayHome(answer, context, site), suggestions };
}

/** Shell without a site: a 404 links to no language, a CMS failure links to all of them. */
function shellWithoutSite(error: unknown, language: Language): Shell {
  const shell = bareShell(language);
  return statusOf(error) === 404 ? { ...shell, languages: [] } : shell;
}

/** Home page of another site, when the requested site has none. */
async function findWayHome(
  { homeHref }: ResolvedError,
  { services }: RequestContext,
  { input }: Site,
): Promise<string | null> {
  return input.languages?.length === 0 ? findOtherHome(input, services) : homeHref;
}

function errorAnswer(error: unknown, shell: Shell, { request: { path } }: RequestContext): ResolvedError {
  return {
    kind: "error",
    status: statusOf(error),
    versions: error instanceof OtherLanguagesOnly ? error.versions : [],
    homeHref: shell.home === path ? null : shell.home,
    message: statusOf(error) === 413 ? i18nOf(shell.language).t("errors.tooLarge") : null,
    ...(error instanceof PreviewRefused && { previewRefusal: error.refusal }),
    isFatal: error instanceof PortalError && error.isFatal,
    language: shell.language,
    shell,
    staleFor: 0,
  };
}

function logError(error: unknown, { request: { path }, services: { log } }: RequestContext): void {
  const status = statusOf(error);
  const reason = error instanceof Error ? error.message : String(error);
  if (status >= 500) log.error({ err: error, path }, "page could not be rendered");
  else log.info({ path, reason }, status === 404 ? "page not found" : "page refused");
}
