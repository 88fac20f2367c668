import type { AnyStateMachine, EventFromLogic, InputFrom } from "xstate";
import { asyncDataMachine } from "#portal/machines/async-data.ts";
import { authMachine, TokenRefused } from "#portal/machines/auth.ts";
import { colorModeMachine } from "#portal/machines/color-mode.ts";
import { contentMachine } from "#portal/machines/content.ts";
import { cookieConsentMachine } from "#portal/machines/cookie-consent.ts";
import { feedbackMachine } from "#portal/machines/feedback.ts";
import { formMachine } from "#portal/machines/form.ts";
import { idleLogoutMachine, idleTimeout, warningTime } from "#portal/machines/idle-logout.ts";
import { navigationMenuMachine } from "#portal/machines/navigation-menu.ts";
import { SessionEnded, securityMachine } from "#portal/machines/security.ts";
import { sessionDialogMachine } from "#portal/machines/session-dialog.ts";
import { suggestionsMachine } from "#portal/machines/suggestions.ts";
import { toastsMachine } from "#portal/machines/toasts.ts";

/** An event; `type` is the trigger of a transition, such as `chosen`, `done load`, `error load` or `after pause`. */
type Payload<Event> = (
  | WithLooseFields<Event>
  | { type: `done ${string}`; output: unknown }
  | { type: `error ${string}`; error: unknown }
  | { type: `after ${string}` }
) & {
  /** Milliseconds before the event. */
  passes?: number;
};

/** The fields of an event's values need not be there: machines pass most values on without reading them. */
type WithLooseFields<Event> = Event extends { type: string }
  ? { type: Event["type"] } & { [Field in Exclude<keyof Event, "type">]: Loose<Event[Field]> }
  : never;

type Loose<Value> = Value extends object ? Partial<Value> : Value;

/** A machine with the inputs and payloads with which tests take all its transitions. */
export interface RegisteredMachine<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine;
  inputs?: readonly ((now: () => number) => InputFrom<Machine>)[];
  events?: readonly Payload<EventFromLogic<Machine>>[];
}

/** Time at which tests start a machine. */
export const startTime = Date.UTC(2026, 0, 15, 9);

const user = { login: "jana", name: null, roles: [] };
const otherUser = { login: "petr", name: null, roles: [] };
const expiration = 300_000;
const tokenLifetime = 600_000;

const tokens = {
  token: "t1",
  refreshToken: "r1",
  tokensOf: (answer: unknown) => ({ token: answer, refreshToken: answer }),
};

const asyncData = asyncDataMachine((_: string) => Promise.resolve(""));

/** Every machine of the portal by the name of its file in machines/. */
export const machines: Readonly<Record<string, RegisteredMachine>> = {
  "async-data": {
    machine: asyncData,
    events: [{ type: "requested", request: "a" }],
  } satisfies RegisteredMachine<typeof asyncData>,
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
  } satisfies RegisteredMachine<typeof authMachine>,
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
  } satisfies RegisteredMachine<typeof colorModeMachine>,
  content: {
    machine: contentMachine,
    events: [
      { type: "webLoaded", resolvedSite: {} },
      { type: "configLoaded", config: {} },
      { type: "contentLoaded", content: { id: "1" } },
      { type: "embeddingLoaded", content: { id: "2" } },
      { type: "failed", error: new Error("outage") },
    ],
  } satisfies RegisteredMachine<typeof contentMachine>,
  "cookie-consent": {
    machine: cookieConsentMachine,
    events: [
      { type: "settingsAsked", href: "/cookie" },
      { type: "chosen", consent: { statistical: true, marketing: false } },
    ],
  } satisfies RegisteredMachine<typeof cookieConsentMachine>,
  feedback: {
    machine: feedbackMachine,
    events: [{ type: "pageFinished", key: null }],
  } satisfies RegisteredMachine<typeof feedbackMachine>,
  form: {
    machine: formMachine,
    events: [
      { type: "answered", way: "step" },
      { type: "answered", way: "exit" },
      { type: "answered", way: "summary" },
      { type: "confirmed", way: "step" },
      { type: "confirmed", way: "exit" },
      { type: "confirmed", way: "summary" },
    ],
  } satisfies RegisteredMachine<typeof formMachine>,
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
  } satisfies RegisteredMachine<typeof idleLogoutMachine>,
  "navigation-menu": {
    machine: navigationMenuMachine,
    events: [
      { type: "sectionTriggered", section: 1 },
      { type: "sectionTriggered", section: 2 },
    ],
  } satisfies RegisteredMachine<typeof navigationMenuMachine>,
  security: {
    machine: securityMachine,
    inputs: [
      (now) => ({ user: null, expiration, tokenLifetime, now }),
      (now) => ({ user, expiration, tokenLifetime, now }),
    ],
    events: [
      { type: "done restore", output: { user, timestamp: startTime } },
      { type: "done restore", output: { user: otherUser, timestamp: startTime } },
      { type: "done refresh", output: user },
      { type: "done refresh", output: otherUser },
      { type: "error refresh", error: new SessionEnded() },
      { type: "error refresh", error: new Error("outage") },
      { type: "logoutRequested", reason: "chosen" },
      { type: "loginRequested", credentials: { username: "jana", password: "x" } },
      { type: "done login", output: { user, address: "/" } },
    ],
  } satisfies RegisteredMachine<typeof securityMachine>,
  "session-dialog": {
    machine: sessionDialogMachine,
    inputs: [(now) => ({ now })],
    events: [
      { type: "warned", endsAt: startTime + 2000 },
      { type: "warned", endsAt: startTime + 3000 },
      { type: "after second", passes: 1000 },
    ],
  } satisfies RegisteredMachine<typeof sessionDialogMachine>,
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
  } satisfies RegisteredMachine<typeof suggestionsMachine>,
  toasts: {
    machine: toastsMachine,
    inputs: [(now) => ({ now })],
    events: [
      { type: "shown", toast: { severity: "info", text: "a", lang: "cs" } },
      { type: "closed", id: 1 },
      { type: "paused", by: "focus" },
      { type: "resumed", by: "focus" },
      { type: "after firstEnd", passes: 5000 },
    ],
  } satisfies RegisteredMachine<typeof toastsMachine>,
};
