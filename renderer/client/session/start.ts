import { splitLanguage } from "#schemas/site/language-codes.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { createSessionActors } from "./actors.ts";
import { removeIdleNotice } from "./idle-notice.ts";
import { watchLeaving } from "./leave.ts";
import { installRegistrar } from "./registrar.ts";
import { readSession } from "./settings.ts";

/** Starts the session's machines if the document was rendered for a signed-in user. */
export function startSession(): void {
  const session = readSession();
  if (!session) return;
  // The visitor has signed in again, so the notice is no longer needed.
  removeIdleNotice();
  watchLeaving();
  const actors = createSessionActors(session);
  installRegistrar(actors);
  actors.security.subscribe((snapshot) => {
    if (snapshot.matches("loggedIn")) document.documentElement.dataset["watch"] = "ready";
  });
  actors.start();
  document.addEventListener("click", (event) => {
    if (!leadsToLogout(event)) return;
    event.preventDefault();
    actors.security.send({ type: "logoutRequested", reason: "chosen" });
  });
}

/** True for a plain click on the sign-out link. Opened in a new tab, the server handles it alone. */
function leadsToLogout({ target, button, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent): boolean {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || defaultPrevented) return false;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return link?.origin === location.origin && splitLanguage(link.pathname).path === authPaths.logout;
}
