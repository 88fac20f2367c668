import { i18nOf } from "#renderer/page/i18n.ts";
import type { Site } from "#renderer/page/resolve-site.ts";
import { toShell } from "#renderer/shell/to-shell.ts";
import { sentParameter } from "#schemas/forms/submission.ts";
import { languages } from "#schemas/site/languages.ts";
import { addressOf, baseOf } from "#schemas/site/site-addresses.ts";
import { type SystemPageName, systemPages } from "#schemas/site/system-pages.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { type FailedLogin, longestCredential } from "#schemas/visitor/failed-login.ts";
import { statusOfLogin } from "#schemas/visitor/login-problems.ts";
import { parseSignInAddress, returnParameter } from "#schemas/visitor/return-address.ts";
import type { Config } from "#server/config/config.ts";
import type { PageRequest } from "#server/pages/page-request.ts";
import { linkedLanguages } from "#server/view/view-context.ts";
import { systemPageAddress } from "./addresses.ts";
import type { ResolvedSystemPage } from "./system-page.tsx";

/** Builds a system page in the shell of the requested site. */
export function toSystemPage(name: SystemPageName, request: PageRequest, site: Site, portal: Config) {
  const { language } = site.input;
  const title = i18nOf(language).t(systemPages[name].title);
  const query = toQuery(name, request);
  const alternates = linkedLanguages(site.input).map((code) => ({
    language: code,
    href: systemPageAddress(name, code, site.input) + query,
  }));
  const shell = toShell(site, { title, language, alternates });
  const page = toPage(name, request, site, portal);
  const { failedLogin } = request.visitor;
  const status = name === "sign-in" && failedLogin ? statusOfLogin(failedLogin) : 200;
  return { kind: "system", status, ...page, alternates, language, shell } as const;
}

/** True for the pages that lead back to another one after signing in. */
export function isOfSigningIn(name: SystemPageName): name is "sign-in" | "signed-out" {
  return name === "sign-in" || name === "signed-out";
}

/** The part of the page's query string that links to its other languages keep. */
function toQuery(name: SystemPageName, request: PageRequest): string {
  return isOfSigningIn(name) ? `?${new URLSearchParams({ [returnParameter]: returnAddressOf(request) })}` : "";
}

/** Address to which a visitor returns after signing in again. */
export function returnAddressOf({ query, form }: PageRequest): string {
  return parseSignInAddress((form?.fields ?? query).get(returnParameter)?.[0]);
}

function toPage(name: SystemPageName, request: PageRequest, { input }: Site, portal: Config) {
  const { query, visitor } = request;
  const returnTo = returnAddressOf(request);
  const home = addressOf(baseOf(input.web, input.language, input), "");
  const { storage, storageKey } = portal.auth;
  const login = languages[input.language].prefix + authPaths.login;
  const pages: { [name in SystemPageName]: Extract<ResolvedSystemPage, { name: name }> } = {
    "browser-test": { name: "browser-test", usedParameters: [], view: { probe: portal.cookieProbeOrigin } },
    "cookie-settings": {
      name: "cookie-settings",
      usedParameters: [sentParameter],
      view: { consent: visitor.consent, isSaved: query.has(sentParameter) },
    },
    "sign-in": {
      name: "sign-in",
      usedParameters: [returnParameter],
      view: { returnTo, failedLogin: withoutNoise(visitor.failedLogin), storage: { storage, storageKey }, home },
    },
    "signed-out": {
      name: "signed-out",
      usedParameters: [returnParameter],
      view: {
        returnTo,
        signIn: `${login}?${new URLSearchParams({ [returnParameter]: returnTo })}`,
        home,
      },
    },
  };
  return pages[name];
}

/** Keeps of the entered user name what a field can show. */
function withoutNoise(failed: FailedLogin | null): FailedLogin | null {
  return failed && { ...failed, username: failed.username.replace(/\p{Cc}/gu, "").slice(0, longestCredential) };
}
