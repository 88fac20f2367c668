import type { Walked } from "./walk.ts";
import { asyncData } from "./walks/async-data.ts";
import { auth } from "./walks/auth.ts";
import { colorMode } from "./walks/color-mode.ts";
import { content } from "./walks/content.ts";
import { cookieConsent } from "./walks/cookie-consent.ts";
import { feedback } from "./walks/feedback.ts";
import { idleLogout } from "./walks/idle-logout.ts";
import { navigationMenu } from "./walks/navigation-menu.ts";
import { security } from "./walks/security.ts";
import { sessionDialog } from "./walks/session-dialog.ts";
import { toasts } from "./walks/toasts.ts";

/** Every machine of the portal by the name of its file in machines/. */
export const machines: Readonly<Record<string, Walked>> = {
  "async-data": asyncData,
  auth,
  "color-mode": colorMode,
  content,
  "cookie-consent": cookieConsent,
  feedback,
  "idle-logout": idleLogout,
  "navigation-menu": navigationMenu,
  security,
  "session-dialog": sessionDialog,
  toasts,
};
