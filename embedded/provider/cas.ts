import { findAccount } from "./accounts.ts";
import { page, redirect, setCookie, text } from "./answers.ts";
import { sessionCookie, sessionOf } from "./cookies.ts";
import { loginPage, problemsOf } from "./login-page.ts";
import { notAllowedPage, signedInPage, signedOutPage } from "./message-pages.ts";
import { contextOf, inLanguage } from "./page-context.ts";
import { parseRedirect } from "./redirects.ts";
import type { Handler, ProviderState } from "./state.ts";
import { styleSheet } from "./style-sheet.ts";

/**
 * The pages that portals send browsers to (spec §7, security provider); each redirects to the address in the parameter
 * `redirect`.
 */
export function casRoutes({ sessions, tokens, redirectHosts }: ProviderState): Record<string, Record<string, Handler>> {
  /** Null without the parameter, `forbidden` for an address that is not allowed. */
  function targetOf({ searchParams }: URL): { to: string } | "forbidden" | null {
    const address = searchParams.get("redirect");
    const to = address === null ? null : parseRedirect(address, redirectHosts);
    return address === null ? null : to === null ? "forbidden" : { to };
  }

  function showLogin(request: Request, url: URL): Response {
    const target = targetOf(url);
    const context = contextOf(request, url);
    if (target === "forbidden") return inLanguage(context, page(notAllowedPage(context), 400));
    const account = sessions.accountOf(sessionOf(request));
    if (account) return target ? redirect(target.to, 302) : inLanguage(context, page(signedInPage(context, account)));
    const form = loginPage(context, { username: "", problems: [] });
    return inLanguage(context, page(form, 200, originOf(target)));
  }

  async function logIn(request: Request, url: URL): Promise<Response> {
    const target = targetOf(url);
    const context = contextOf(request, url);
    if (request.headers.get("sec-fetch-site") === "cross-site") return text("403\n", 403);
    if (!request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded"))
      return text("415\n", 415);
    if (target === "forbidden") return page(notAllowedPage(context), 400);
    const filled = new URLSearchParams(await request.text());
    const [username, password] = [filled.get("username") ?? "", filled.get("password") ?? ""];
    const account = findAccount(username, password);
    if (!account) {
      const form = loginPage(context, { username: username.slice(0, 200), problems: problemsOf(username, password) });
      return page(form, 422, originOf(target));
    }
    endSession(sessionOf(request));
    return setCookie(redirect(target?.to ?? "login", 303), sessionCookie, sessions.begin(account));
  }

  function endSession(id: string): void {
    sessions.end(id);
    tokens.endSession(id);
  }

  function logOut(request: Request, url: URL): Response {
    endSession(sessionOf(request));
    return redirectBack(request, url);
  }

  function cleanUp(request: Request, url: URL): Response {
    const account = sessions.accountOf(sessionOf(request));
    if (account) for (const store of [sessions, tokens]) store.endAllOf(account);
    return redirectBack(request, url);
  }

  function redirectBack(request: Request, url: URL): Response {
    const target = targetOf(url);
    const context = contextOf(request, url);
    const answer = () => {
      if (target === "forbidden") return page(notAllowedPage(context), 400);
      return target ? redirect(target.to, 302) : page(signedOutPage(context));
    };
    return setCookie(inLanguage(context, answer()), sessionCookie, null);
  }

  return {
    "/auth/cas/login": { GET: showLogin, POST: logIn },
    "/auth/cas/logout": { GET: logOut },
    "/auth/cas/cleanup": { GET: cleanUp },
    "/auth/cas/provider.css": { GET: styleSheet },
  };
}

function originOf(target: { to: string } | null): string | null {
  return target ? (URL.parse(target.to)?.origin ?? null) : null;
}
