import { fromCallback } from "xstate";
import type { FeedbackEvent } from "#machines/feedback.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import { feedbackElement } from "#schemas/visitor/feedback.ts";

/** Sets the token on each feedback element of the page, including those added later. */
export const watchElements = fromCallback<FeedbackEvent, { token: string | null }>(({ sendBack, input: { token } }) => {
  const page = document.getElementById(pageIds.page);
  if (!page) return;
  const seen = new WeakSet<Element>();
  const look = () => {
    const found = [...page.getElementsByTagName(feedbackElement)].filter((element) => !seen.has(element));
    for (const element of found) {
      seen.add(element);
      if (token !== null) element.setAttribute("token", token);
    }
    if (found.length > 0) sendBack({ type: "found" });
  };
  const observer = new MutationObserver(look);
  observer.observe(page, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
});
