import { isbot } from "isbot";
import type { ExportFile } from "#renderer/exports/export-file.ts";
import { type Assets, readAssets } from "#renderer/page/document/assets.ts";
import { cachedDocumentOf, documentOf } from "#renderer/page/document/document.tsx";
import { asOf } from "#renderer/preview/moments.ts";
import { bareShell } from "#renderer/shell/to-shell.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { splitAddress } from "#schemas/site/site-addresses.ts";
import { anyone } from "#schemas/visitor/visitor.ts";
import { plainAnswer } from "#server/pages/fallback-error-page.ts";
import { type Body, toFragment } from "#server/pages/fragment.ts";
import type { AnswerPage, FallbackErrorPage, PageAnswer } from "#server/pages/page-answer.ts";
import type { PageRequest } from "#server/pages/page-request.ts";
import type { StyleSheets } from "#server/pages/style-sheets.ts";
import { i18nOf } from "./i18n.ts";
import { resolve } from "./resolve.ts";
import type { Resolved, ResolvedDocument, ResolvedError, Services } from "./resolved.ts";

interface Built {
  manifest: unknown;
  styles: StyleSheets;
  id: string;
}

interface Renderer {
  answerPage: AnswerPage;
  fallbackErrorPage: FallbackErrorPage;
}

/**
 * Creates the renderer of a production build. It is bundled as `dist/server/renderer.mjs`, which the server calls
 * without Vike (docs/decisions/002).
 */
export function createRenderer(services: Services, { manifest, styles, id }: Built): Renderer {
  const assets = readAssets(manifest, styles, id);
  return {
    answerPage: (request) => answerPage(request, services, assets),
    fallbackErrorPage: createFallbackErrorPage(services, assets),
  };
}

/** Answers a request for a page, in development and in production. */
export async function answerPage(request: PageRequest, given: Services, assets: Assets): Promise<PageAnswer> {
  const services = asOf(request.at, given);
  const resolved = await resolve(request, services);
  // A page that accepts forms answers a posted form with 422, 303 or 201. One that answers 200 does not accept forms.
  if (request.form && (resolved.kind === "file" || resolved.status === 200)) return toBareStatus(405);
  if (resolved.kind === "file") return toFile(resolved);
  const isFailure = resolved.kind === "error" || resolved.kind === "maintenance";
  if (isFailure && isCrawler(request.userAgent))
    return { ...toBareStatus(resolved.status), ...retryAfterOf(resolved, services), ...aboutOf(resolved) };
  if (resolved.kind === "redirect") return toRedirect(resolved);
  const { visitor } = request;
  const { clock, config } = services;
  const options = { assets, visitor, now: clock.now(), config };
  return toAnswer(resolved, await cachedDocumentOf(resolved, options, services), services);
}

/**
 * Returns a function for error pages that cannot fail: each needs no CMS and is rendered once per status and language
 * (spec §2.5: other codes use the text of 500).
 */
export function createFallbackErrorPage(services: Services, assets: Assets): FallbackErrorPage {
  const { clock, config } = services;
  const pages = new Map<string, PageAnswer>();

  function render(status: number, language: Language): PageAnswer {
    const error: ResolvedError = {
      kind: "error",
      status,
      versions: [],
      homeHref: bareShell(language).home,
      isFatal: false,
      message: status === 413 ? i18nOf(language).t("errors.tooLarge") : null,
      language,
      shell: bareShell(language),
      staleFor: 0,
    };
    const options = { assets, visitor: anyone, now: clock.now(), config };
    return toAnswer(error, [toFragment(documentOf(error, options))], services);
  }

  return (status, request) => {
    const { language } = splitAddress(request, services.config);
    const pageStatus = [403, 404, 413, 500, 503].includes(status) ? status : 500;
    const key = `${pageStatus} ${language}`;
    const answer = pages.get(key) ?? render(pageStatus, language);
    pages.set(key, answer);
    return { ...answer, status };
  };
}

function toAnswer(resolved: ResolvedDocument, body: Body, services: Services): PageAnswer {
  return {
    status: resolved.status,
    body,
    location: null,
    contentType: "text/html; charset=utf-8",
    usedParameters: "usedParameters" in resolved ? resolved.usedParameters : [],
    cacheable: resolved.status === 200 && !isTransient(resolved),
    staleFor: resolved.staleFor,
    isPartial: resolved.isPartial === true,
    ...(resolved.lastsMs !== undefined && { lastsMs: resolved.lastsMs }),
    ...retryAfterOf(resolved, services),
    ...aboutOf(resolved),
  };
}

function aboutOf({ about }: Pick<Resolved, "about">): Pick<PageAnswer, "about"> {
  return about ? { about } : {};
}

/** Seconds until the maintenance ends, if that is known. */
function retryAfterOf(resolved: ResolvedDocument, { clock }: Services): Pick<PageAnswer, "retryAfter"> {
  const left = resolved.kind === "maintenance" && resolved.until !== null ? resolved.until - clock.now() : 0;
  return left > 0 ? { retryAfter: Math.ceil(left / 1000) } : {};
}

/** True for answers that are not cached: a list whose search failed, cookie settings, the sign-in form, a form's steps. */
function isTransient(resolved: ResolvedDocument): boolean {
  if (resolved.kind === "system") return resolved.name === "cookie-settings" || resolved.name === "sign-in";
  return resolved.kind === "page" && (Boolean(resolved.listing?.failure) || resolved.progress !== undefined);
}

function toFile({ kind: _, ...file }: ExportFile): PageAnswer {
  return { status: 200, location: null, cacheable: !file.stream, ...file };
}

function toRedirect(redirect: Extract<Resolved, { kind: "redirect" }>): PageAnswer {
  const { status, location, needsSignIn = false } = redirect;
  return { ...plainAnswer(status, ""), location, needsSignIn, ...aboutOf(redirect) };
}

/** True for the crawlers of spec §2.5. isbot rules out phones and browsers with such words in their names. */
function isCrawler(userAgent: string): boolean {
  return /bot|lighthouse|facebook|google/i.test(userAgent) && isbot(userAgent);
}

/** A plain-text answer with only the status, for crawlers in place of an error page (spec §2.5). */
function toBareStatus(status: number): PageAnswer {
  return plainAnswer(status, `${status}\n`);
}
