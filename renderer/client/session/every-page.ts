import { authCookies } from "#schemas/visitor/auth-paths.ts";
import { addressToRemember } from "#schemas/visitor/return-address.ts";
import { showIdleNotice } from "./idle-notice.ts";

const { dataset } = document.documentElement;

/** What signing in needs on every page: the way back to it, what is to be said after it, and who watches over it. */
export function startSigningIn(): void {
  if (dataset["auth"] === undefined) return;
  if (dataset["session"] === undefined) showIdleNotice();
  else void import("./start.ts").then(({ startSession }) => startSession());
  addEventListener("pageshow", keepWayBack);
  if ("navigation" in window) window.navigation.addEventListener("currententrychange", keepWayBack);
}

/** Remembers the page on show to go back to after signing in (spec §2.2), judged as the server judges what it reads. */
function keepWayBack(): void {
  const address = dataset["session"] === undefined ? addressToRemember(location.pathname + location.search) : "/";
  if (address === null) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${authCookies.redirect}=${encodeURIComponent(address)}; Path=/; SameSite=Lax; Secure`;
}
