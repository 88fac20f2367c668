import { secureAttribute } from "#renderer/client/cookies.ts";
import { reloadOnce } from "#renderer/client/navigation/forced-reload.ts";
import { authCookies } from "#schemas/visitor/auth-cookies.ts";
import { addressToRemember } from "#schemas/visitor/return-address.ts";
import { showEndNotice } from "./end-notice.ts";
import { currentSessionId } from "./session-id.ts";

const { dataset } = document.documentElement;

/**
 * Runs on every page when signing in is configured: shows the title of the return page, says that the session has
 * ended, starts the session and stores the return address.
 */
export function startAuth(): void {
  if (dataset["auth"] === undefined) return;
  if (document.querySelector("[data-return-title]"))
    void import("./idle-notice.ts").then((notice) => notice.nameReturnPage());
  if (isCachedSignedOutPage() && reloadOnce()) return;
  const isSignedIn = dataset["session"] !== undefined;
  showEndNotice(isSignedIn);
  if (isSignedIn) void import("./start.ts").then((module) => module.startSession());
  addEventListener("pageshow", comeBack);
  if ("navigation" in window) window.navigation.addEventListener("currententrychange", storeReturnAddress);
}

/** Also runs when the back/forward cache restores a page, which may be one from before signing in. */
function comeBack(): void {
  if (!isCachedSignedOutPage() || !reloadOnce()) storeReturnAddress();
}

/** True when a cache has served the signed-out version of a page to a signed-in visitor. */
function isCachedSignedOutPage(): boolean {
  return dataset["auth"] === "known" && dataset["session"] === undefined && currentSessionId() !== null;
}

/** Stores the current page as the return address after signing in (spec §2.2), by the same rules as the server. */
function storeReturnAddress(): void {
  const address = dataset["session"] === undefined ? addressToRemember(location.pathname + location.search) : "/";
  if (address === null) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${authCookies.redirect}=${encodeURIComponent(address)}; Path=/; SameSite=Lax${secureAttribute()}`;
}
