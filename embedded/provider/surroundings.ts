import { isLanguage, type Language } from "#schemas/site/languages.ts";
import { chosenLanguage } from "#server/http/root-redirect.ts";
import { setCookie } from "./answers.ts";
import { cookieOf, languageCookie } from "./cookies.ts";

/** What a page is drawn for. */
export interface Surroundings {
  language: Language;
  /** The query of the page, which stays when the language is changed. */
  query: URLSearchParams;
}

/** By the link that was followed, now or before, else as the browser asks. */
export function contextOf(request: Request, { searchParams: query }: URL): Surroundings {
  const chosen = [query.get("lang"), cookieOf(request, languageCookie), cookieOf(request, "locale")];
  const locale = chosen.find((code) => typeof code === "string" && isLanguage(code));
  return { query, language: chosenLanguage(locale ?? undefined, request.headers.get("accept-language") ?? "cs") };
}

/** Keeps the language of the link that was followed for the pages to come. */
export function inLanguage({ query, language }: Surroundings, response: Response): Response {
  return query.get("lang") === language ? setCookie(response, languageCookie, language) : response;
}
