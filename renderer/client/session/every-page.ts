import { secureAttribute } from "#renderer/client/cookies.ts";
import { noteReload } from "#renderer/client/navigation/forced-reload.ts";
import { authCookies } from "#schemas/visitor/auth-paths.ts";
import { addressToRemember } from "#schemas/visitor/return-address.ts";

import { currentSessionId } from "./session-id.ts";

const { dataset } = document.documentElement;

/** Runs on every page when signing in is configured: return address, name of the page to return to, session. */
export function startSigningIn(): void {
  if (dataset["auth"] === undefined) return;
  if (document.querySelector("[data-return-title]"))
    void import("./idle-notice.ts").then((notice) => notice.nameReturnPage());
  if (isOfAnother() && noteReload()) {
    location.reload();
    return;
  }
  if (dataset["session"] !== undefined) void import("./start.ts").then(({ startSession }) => startSession());
  addEventListener("pageshow", storeReturnAddress);
  if ("navigation" in window) window.navigation.addEventListener("currententrychange", storeReturnAddress);
}

/** True where a cache has shown the page of those who are not signed in to somebody who is. */
function isOfAnother(): boolean {
  return dataset["auth"] === "known" && dataset["session"] === undefined && currentSessionId() !== null;
}

/** Stores the current page as the return address after signing in (spec §2.2), by the same rules as the server. */
function storeReturnAddress(): void {
  const address = dataset["session"] === undefined ? addressToRemember(location.pathname + location.search) : "/";
  if (address === null) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${authCookies.redirect}=${encodeURIComponent(address)}; Path=/; SameSite=Lax${secureAttribute()}`;
}
