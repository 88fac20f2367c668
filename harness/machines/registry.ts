import { asyncDataMachine } from "#machines/async-data.ts";
import { authMachine, TokenRefused } from "#machines/auth.ts";
import { colorModeMachine } from "#machines/color-mode.ts";
import { contentMachine } from "#machines/content.ts";
import { cookieConsentMachine } from "#machines/cookie-consent.ts";
import { feedbackMachine } from "#machines/feedback.ts";
import { idleLogoutMachine, idleTimeout, warningTime } from "#machines/idle-logout.ts";
import { navigationMenuMachine } from "#machines/navigation-menu.ts";
import { SessionEnded, securityMachine } from "#machines/security.ts";
import { sessionDialogMachine } from "#machines/session-dialog.ts";
import { suggestionsMachine } from "#machines/suggestions.ts";
import { toastsMachine } from "#machines/toasts.ts";
import { type Explored, startTime } from "./explore.ts";
import { explored } from "./explored.ts";

const user = { login: "jana", name: null, roles: [] };
const otherUser = { login: "petr", name: null, roles: [] };
const expiration = 300_000;
const tokenLifetime = 600_000;

const tokens = {
  token: "t1",
  refreshToken: "r1",
  tokensOf: (answer: unknown) => ({ token: answer, refreshToken: answer }),
};

/** Every machine of the portal by the name of its file in machines/, with the payloads of its events. */
export const machines: Readonly<Record<string, Explored>> = {
  "async-data": explored(
    asyncDataMachine((_: string) => Promise.resolve("")),
    { events: { requested: [{ request: "a" }] } },
  ),
  auth: explored(authMachine, {
    inputs: [() => ({ ...tokens, isRefreshEnabled: true }), () => ({ ...tokens, isRefreshEnabled: false })],
    events: {
      "done signIn": [{ output: "t2" }, { output: 3 }],
      "done refresh": [{ output: "t3" }, { output: 3 }],
      "done loadSession": [{ output: user }, { output: null }],
      "error loadSession": [{ error: new TokenRefused() }],
    },
  }),
  "color-mode": explored(colorModeMachine, {
    inputs: [() => ({ preference: "system", system: "light" }) as const],
    events: {
      chosen: [{ mode: "dark" }],
      storageChanged: [{ mode: "system" }],
      systemChanged: [{ mode: "dark" }],
      pageForced: [{ mode: "light" }, { mode: "system" }],
    },
  }),
  content: explored(contentMachine, {
    events: {
      webLoaded: [{ resolvedSite: {} }],
      configLoaded: [{ config: {} }],
      contentLoaded: [{ content: { id: "1" } }],
      embeddingLoaded: [{ content: { id: "2" } }],
      failed: [{ error: new Error("outage") }],
    },
  }),
  "cookie-consent": explored(cookieConsentMachine, {
    events: {
      settingsAsked: [{ href: "/cookie" }],
      chosen: [{ consent: { statistical: true, marketing: false } }],
    },
  }),
  feedback: explored(feedbackMachine, { events: { pageFinished: [{ key: null }] } }),
  "idle-logout": explored(idleLogoutMachine, {
    inputs: [(now) => ({ now })],
    events: {
      stored: [{ at: startTime }],
      checked: [{}, { passes: idleTimeout - warningTime }],
      active: [{}, { passes: idleTimeout + 1 }],
    },
  }),
  "navigation-menu": explored(navigationMenuMachine, {
    events: { sectionTriggered: [{ section: 1 }, { section: 2 }] },
  }),
  security: explored(securityMachine, {
    inputs: [
      (now) => ({ user: null, expiration, tokenLifetime, now }),
      (now) => ({ user, expiration, tokenLifetime, now }),
      (now) => ({ user, expiration, tokenLifetime: null, now }),
    ],
    events: {
      "done restore": [
        { output: { user, timestamp: startTime } },
        { output: { user, timestamp: startTime - expiration - 1 } },
        { output: { user: otherUser, timestamp: startTime } },
      ],
      "done refresh": [{ output: user }, { output: otherUser }],
      "error refresh": [{ error: new SessionEnded() }, { error: new Error("outage") }],
      logoutRequested: [{ reason: "chosen" }],
    },
  }),
  "session-dialog": explored(sessionDialogMachine, {
    inputs: [(now) => ({ now })],
    events: { warned: [{ endsAt: startTime + 2000 }, { endsAt: startTime + 3000 }] },
  }),
  suggestions: explored(suggestionsMachine, {
    events: {
      typed: [{ text: "pří", address: "/hledani/suggestions.json" }],
      moved: [{ by: 1 }, { by: -1 }],
      "done load": [
        { output: { label: "", said: "1", options: [{ label: "a", href: "/a", kind: null }], isReady: true } },
        { output: { label: "", said: "", options: [], isReady: false } },
      ],
    },
  }),
  toasts: explored(toastsMachine, {
    inputs: [(now) => ({ now })],
    events: {
      shown: [{ toast: { severity: "info", text: "a", lang: "cs" } }],
      closed: [{ id: 1 }],
      paused: [{ by: "focus" }],
      resumed: [{ by: "focus" }],
    },
  }),
};
