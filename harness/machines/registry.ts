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
  "async-data": {
    machine: asyncDataMachine((_: string) => Promise.resolve("")),
    events: [{ type: "requested", request: "a" }],
  },
  auth: {
    machine: authMachine,
    inputs: [() => ({ ...tokens, isRefreshEnabled: true }), () => ({ ...tokens, isRefreshEnabled: false })],
    events: [
      { type: "done signIn", output: "t2" },
      { type: "done signIn", output: 3 },
      { type: "done refresh", output: "t3" },
      { type: "done refresh", output: 3 },
      { type: "done loadSession", output: user },
      { type: "done loadSession", output: null },
      { type: "error loadSession", error: new TokenRefused() },
    ],
  },
  "color-mode": {
    machine: colorModeMachine,
    inputs: [() => ({ preference: "system", system: "light" })],
    events: [
      { type: "chosen", mode: "dark" },
      { type: "storageChanged", mode: "system" },
      { type: "systemChanged", mode: "dark" },
      { type: "pageForced", mode: "light" },
      { type: "pageForced", mode: "system" },
    ],
  },
  content: {
    machine: contentMachine,
    events: [
      { type: "webLoaded", entered: {} },
      { type: "configLoaded", config: {} },
      { type: "contentLoaded", content: { id: "1" } },
      { type: "embeddingLoaded", content: { id: "2" } },
    ],
  },
  "cookie-consent": {
    machine: cookieConsentMachine,
    events: [
      { type: "settingsAsked", href: "/cookie" },
      { type: "chosen", consent: { statistical: true, marketing: false } },
    ],
  },
  feedback: { machine: feedbackMachine, events: [{ type: "pageFinished", key: null }] },
  "idle-logout": {
    machine: idleLogoutMachine,
    inputs: [(now) => ({ now })],
    events: [
      { type: "stored", at: startTime },
      { type: "checked" },
      { type: "checked", passes: idleTimeout - warningTime },
      { type: "active" },
      { type: "active", passes: idleTimeout + 1 },
    ],
  },
  "navigation-menu": {
    machine: navigationMenuMachine,
    events: [
      { type: "sectionTriggered", section: 1 },
      { type: "sectionTriggered", section: 2 },
    ],
  },
  security: {
    machine: securityMachine,
    inputs: [
      (now) => ({ user: null, expiration, tokenLifetime, now }),
      (now) => ({ user, expiration, tokenLifetime, now }),
      (now) => ({ user, expiration, tokenLifetime: null, now }),
    ],
    events: [
      { type: "done restore", output: { user, timestamp: startTime } },
      { type: "done restore", output: { user, timestamp: startTime - expiration - 1 } },
      { type: "done restore", output: { user: otherUser, timestamp: startTime } },
      { type: "done refresh", output: user },
      { type: "done refresh", output: otherUser },
      { type: "error refresh", error: new SessionEnded() },
      { type: "error refresh", error: new Error("outage") },
      { type: "logoutRequested", reason: "chosen" },
    ],
  },
  "session-dialog": {
    machine: sessionDialogMachine,
    inputs: [(now) => ({ now })],
    events: [
      { type: "warned", endsAt: startTime + 2000 },
      { type: "warned", endsAt: startTime + 3000 },
    ],
  },
  suggestions: {
    machine: suggestionsMachine,
    events: [
      { type: "typed", text: "pří", address: "/hledani/suggestions.json" },
      { type: "moved", by: 1 },
      { type: "moved", by: -1 },
      {
        type: "done load",
        output: { label: "", said: "1", options: [{ label: "a", href: "/a", kind: null }], isReady: true },
      },
      { type: "done load", output: { label: "", said: "", options: [], isReady: false } },
    ],
  },
  toasts: {
    machine: toastsMachine,
    inputs: [(now) => ({ now })],
    events: [
      { type: "shown", toast: { severity: "info", text: "a", lang: "cs" } },
      { type: "closed", id: 1 },
      { type: "paused", by: "focus" },
      { type: "resumed", by: "focus" },
    ],
  },
};
