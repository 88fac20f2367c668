import { isLanguage, type Language } from "#schemas/site/language-codes.ts";
import { preferredLanguages } from "#server/http/root-redirect.ts";
import { setCookie } from "./answers.ts";
import { cookieOf, languageCookie } from "./cookies.ts";

/** Language and query of a page. */
export interface PageContext {
  language: Language;
  /** Query string of the page, kept when the language is switched. */
  query: URLSearchParams;
}

/**
 * The language comes from the link (`lang`), or else from the service that sent the browser (`requested`), or else from a
 * cookie, or else from the browser.
 */
export function contextOf(
  request: Request,
  { searchParams: query }: URL,
  requested: Language | null = null,
): PageContext {
  const chosen = [query.get("lang"), requested, cookieOf(request, languageCookie), cookieOf(request, "locale")];
  const locale = chosen.find((code) => typeof code === "string" && isLanguage(code));
  const [language] = preferredLanguages(locale ?? undefined, request.headers.get("accept-language") ?? "cs");
  return { query, language };
}

/** Stores the language of the link in a cookie for the following pages. */
export function inLanguage({ query, language }: PageContext, response: Response): Response {
  return query.get("lang") === language ? setCookie(response, languageCookie, language) : response;
}
