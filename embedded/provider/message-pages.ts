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

export function signedOutPage(context: PageContext): Html {
  const t = texts[context.language];
  const main = html`<p>${t.signedOutText}</p>
<p><a href="login">${t.signIn}</a></p>`;
  return layout(context, { title: t.signedOut, main });
}

/** The page for a return address that is not allowed. */
export function notAllowedPage(context: PageContext): Html {
  const t = texts[context.language];
  return layout(context, { title: t.notAllowed, main: html`<p>${t.notAllowedText}</p>` });
}
