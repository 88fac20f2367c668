import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { createSessionActors } from "./actors.ts";
import { takeIdleNotice } from "./idle-notice.ts";
import { noticeWaysOut } from "./leave.ts";
import { installRegistrar } from "./registrar.ts";
import { readSession } from "./settings.ts";

/** Watches over the session that the document was made for, from the first page to the last. */
export function startSession(): void {
  const session = readSession();
  if (!session) return;
  // Whoever has signed in again need not be told.
  takeIdleNotice();
  noticeWaysOut();
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

/** A tab or a window of its own signs out as well, but only the server hears of it at once. */
function leadsToLogout({ target, button, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent): boolean {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || defaultPrevented) return false;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return link?.origin === location.origin && link.pathname === authPaths.logout;
}
