import { createActor, fromPromise } from "xstate";
import { feedbackMachine } from "#machines/feedback.ts";
import { importThirdParty } from "#renderer/client/third-party-script.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import { feedbackElement } from "#schemas/visitor/feedback.ts";
import { watchElements } from "./elements.ts";

/** Path of the widget's script below the base URL of the ministry's API. */
const script = "/questionnaires/client/main.js";

/** Loads the feedback widget from the API at `base`, for this page and those that replace it. */
export function startFeedback(base: string): void {
  const actor = createActor(
    feedbackMachine.provide({
      actors: { elements: watchElements, script: fromPromise(() => loadWidget(base + script)) },
    }),
  ).start();
  let page: Element | null = null;
  function reportPage(): void {
    const current = document.getElementById(pageIds.page);
    // Same-page navigations also fire this event.
    if (current === page) return;
    page = current;
    actor.send({ type: "pageFinished", key: new URLSearchParams(location.search).get("key") });
  }
  if (document.readyState === "complete") reportPage();
  else addEventListener("load", reportPage, { once: true });
  if ("navigation" in window) window.navigation.addEventListener("navigatesuccess", reportPage);
}

async function loadWidget(url: string): Promise<void> {
  await importThirdParty(url);
  if (!customElements.get(feedbackElement)) throw new Error(`${url} brings no ${feedbackElement}`);
}
