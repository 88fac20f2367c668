import { createActor, fromPromise } from "xstate";
import { cookieConsentMachine } from "#machines/cookie-consent.ts";
import type { Behaviour } from "#renderer/client/behaviours/start.ts";
import { announce } from "#renderer/client/navigation/focus-new-page.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import { type Consent, consentPath } from "#schemas/visitor/consent.ts";
import { readConsent, writeConsent } from "#schemas/visitor/consent-form.ts";
import { readDecision } from "./decision.ts";
import { followDecision } from "./follow.ts";
import { settingsDialog, showFailure } from "./settings-dialog.ts";

/** Timeout for saving a choice, in milliseconds. */
const timeoutMs = 10_000;

/** Created on the visitor's first action in the cookie bar or on a settings link. */
const consentActor = createActor(
  cookieConsentMachine.provide({
    actors: { dialog: settingsDialog, save: fromPromise<void, Consent>(({ input }) => save(input)) },
    actions: { leave: (_, { href }) => location.assign(href), apply, showFailure },
  }),
).start();
consentActor.subscribe((snapshot) => {
  const alert = document.querySelector<HTMLElement>("[data-consent-bar] [role=alert]");
  if (alert) alert.textContent = (snapshot.matches({ decision: "failed" }) && alert.dataset["failed"]) || "";
});

/** Handles the cookie bar's buttons and the links to the settings, which open as a dialog. */
export const consent: Behaviour = (event, sender) => {
  if (event === "settingsAsked" && sender instanceof HTMLAnchorElement) {
    consentActor.send({ type: event, href: sender.href });
  } else if (event === "chosen" && sender instanceof HTMLButtonElement && sender.form) {
    const data = new FormData(sender.form, sender);
    const chosen = readConsent((name) => data.get(name));
    if (chosen) consentActor.send({ type: event, consent: chosen });
  }
};

async function save(consent: Consent): Promise<void> {
  const response = await fetch(consentPath, {
    method: "POST",
    headers: { accept: "application/json" },
    body: writeConsent(consent),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 204) throw new Error(`the choice of cookies was answered ${response.status}`);
  // A browser that blocks cookies would ask again on the next page.
  if (!readDecision()) throw new Error("the choice of cookies was not kept");
}

function apply(): void {
  const announcement = document.querySelector<HTMLElement>("[data-consent-saved]")?.dataset["consentSaved"];
  // The closing dialog restores the focus first.
  queueMicrotask(() => {
    followDecision();
    if (document.activeElement === document.body) document.getElementById(pageIds.main)?.focus({ preventScroll: true });
    if (announcement) announce(announcement);
  });
}
