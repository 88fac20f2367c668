import { reloadPage } from "#renderer/client/reload.ts";
import { currentSessionId } from "#renderer/client/session/session-id.ts";
import { importThirdParty } from "#renderer/client/third-party-script.ts";
import { type Consent, consentCategories } from "#schemas/visitor/consent.ts";
import { readDecision } from "./decision.ts";

type Scripts = Readonly<Record<keyof Consent, readonly string[]>>;

/** Categories whose scripts run in this document; only loading a new document stops them. */
const running = new Set<keyof Consent>();

/** Applies the visitor's decision to the document: removes the bar and runs the scripts of accepted categories only. */
export function followDecision(): void {
  const decision = readDecision();
  if (decision) document.querySelector("[data-consent-bar]")?.remove();
  const { consentScripts } = document.documentElement.dataset;
  // A cached page may be one for signed-out visitors although the browser has a session.
  if (!consentScripts || currentSessionId() !== null) return;
  if ([...running].some((category) => !decision?.[category])) {
    if (!reloadPage()) void import("./stop-later.ts").then((module) => module.stopLater());
    return;
  }
  if (document.readyState !== "complete") return;
  // Written by our own server (renderer/page/document/document.tsx).
  const scripts: Scripts = JSON.parse(consentScripts);
  for (const category of consentCategories) {
    if (!decision?.[category] || scripts[category].length === 0) continue;
    running.add(category);
    for (const url of scripts[category]) void importThirdParty(url);
  }
}
