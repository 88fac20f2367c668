import type { Account } from "./accounts.ts";
import { type Html, html } from "./html.ts";
import { layout } from "./layout.ts";
import type { PageContext } from "./page-context.ts";
import { texts } from "./texts.ts";

/** The page after a login without a return address. */
export function signedInPage(context: PageContext, { name }: Account): Html {
  const t = texts[context.language];
  const main = html`<p>${t.signedInAs} <strong lang="cs">${name}</strong></p>
<p><a href="logout">${t.signOut}</a></p>`;
  return layout(context, { title: t.signedIn, main });
}

/** The page after signing out without a return address; `canSignIn` adds a link to the login page. */
export function signedOutPage(context: PageContext, canSignIn = true): Html {
  const t = texts[context.language];
  const main = html`<p>${t.signedOutText}</p>
${canSignIn ? html`<p><a href="login">${t.signIn}</a></p>` : null}`;
  return layout(context, { title: t.signedOut, main });
}

/** The page for a return address that is not allowed. */
export function notAllowedPage(context: PageContext): Html {
  const t = texts[context.language];
  return layout(context, { title: t.notAllowed, main: html`<p>${t.notAllowedText}</p>` });
}

/** The page for a request that cannot be answered. The reason is for developers, in English. */
export function failedPage(context: PageContext, reason: string): Html {
  const t = texts[context.language];
  const main = html`<p>${t.failedText}</p>
<p lang="en">${reason}</p>`;
  return layout(context, { title: t.failed, main });
}

/** The page that asks before signing out; its form posts the hidden fields of `form`. */
export function signOutPage(context: PageContext, form: { action: string; xsrf: string }): Html {
  const t = texts[context.language];
  const main = html`<form method="post" action="${form.action}">
<p>${t.signOutText}</p>
<input type="hidden" name="xsrf" value="${form.xsrf}">
<button name="logout" value="yes">${t.signOut}</button>
<button>${t.staySignedIn}</button>
</form>`;
  return layout(context, { title: t.signOutQuestion, main });
}
