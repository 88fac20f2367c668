import type { MouseEvent } from "react";
import { createActor, fromPromise } from "xstate";
import { cookieConsentMachine } from "#machines/cookie-consent.ts";
import { announce } from "#renderer/client/navigation/arrival.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import { type Consent, consentPath } from "#schemas/visitor/consent.ts";
import { writeConsent } from "#schemas/visitor/consent-form.ts";
import { readDecision } from "./decision.ts";
import { followDecision } from "./follow.ts";
import { settingsDialog, showFailure } from "./settings-dialog.ts";

/** Timeout of saving a choice in milliseconds. */
const patience = 10_000;

/** Loaded on the visitor's first action about cookies. */
export const consentActor = createActor(
  cookieConsentMachine.provide({
    actors: { dialog: settingsDialog, save: fromPromise<void, Consent>(({ input }) => save(input)) },
    actions: { leave: (_, { href }) => location.assign(href), apply, showFailure },
  }),
).start();

/** Opens the settings as a dialog instead of following the link, unless their page is open or a new window was asked for. */
export function openSettings(event: MouseEvent<HTMLAnchorElement>): void {
  const { ctrlKey, metaKey, shiftKey, currentTarget } = event;
  if (ctrlKey || metaKey || shiftKey || currentTarget.pathname === location.pathname) return;
  event.preventDefault();
  consentActor.send({ type: "settingsAsked", href: currentTarget.href });
}

async function save(consent: Consent): Promise<void> {
  const response = await fetch(consentPath, {
    method: "POST",
    headers: { accept: "application/json" },
    body: writeConsent(consent),
    signal: AbortSignal.timeout(patience),
  });
  if (response.status !== 204) throw new Error(`the choice of cookies was answered ${response.status}`);
  // A browser that blocks cookies would ask again on the next page.
  if (!readDecision()) throw new Error("the choice of cookies was not kept");
}

function apply(): void {
  const said = document.querySelector<HTMLElement>("[data-consent-saved]")?.dataset["consentSaved"];
  // The dialog restores the focus first.
  queueMicrotask(() => {
    followDecision();
    if (document.activeElement === document.body) document.getElementById(pageIds.main)?.focus({ preventScroll: true });
    if (said) announce(said);
  });
}
