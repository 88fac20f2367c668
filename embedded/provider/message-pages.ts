import type { Account } from "./accounts.ts";
import { type Html, html } from "./html.ts";
import { layout } from "./layout.ts";
import type { Surroundings } from "./surroundings.ts";
import { texts } from "./texts.ts";

/** For those who log in from nowhere. */
export function signedInPage(around: Surroundings, { name }: Account): Html {
  const t = texts[around.language];
  const main = html`<p>${t.signedInAs} <strong lang="cs">${name}</strong></p>
<p><a href="logout">${t.signOut}</a></p>`;
  return layout(around, { title: t.signedIn, main });
}

export function signedOutPage(around: Surroundings): Html {
  const t = texts[around.language];
  const main = html`<p>${t.signedOutText}</p>
<p><a href="login">${t.signIn}</a></p>`;
  return layout(around, { title: t.signedOut, main });
}

/** In place of leading to an address that nobody may be sent to. */
export function notAllowedPage(around: Surroundings): Html {
  const t = texts[around.language];
  return layout(around, { title: t.notAllowed, main: html`<p>${t.notAllowedText}</p>` });
}
