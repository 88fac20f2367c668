import "#schemas/parse/zod-without-eval.ts";
import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { PreviewData } from "#renderer/preview/data.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import { restoreScroll } from "./page/keep-scroll.ts";
import styles from "./panel.css?inline";
import { Panel } from "./panel.tsx";
import { stayInPreview } from "./stay-in-preview.ts";

/** Entry script of previews: renders the panel next to the page in a shadow root. */
const text = document.getElementById(pageIds.preview)?.textContent;
if (text) start(JSON.parse(text));

function start(data: PreviewData): void {
  const host = document.createElement("portal-preview");
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(host);
  // The panel narrows the page, so it is drawn before the place on the page is looked for.
  flushSync(() => createRoot(shadow).render(createElement(Panel, { data })));
  stayInPreview(new RegExp(data.notPages, "i"));
  restoreScroll();
  leaveWithPage();
}

/** Reloads when in-app navigation replaces the page, so that the next page gets its own panel. */
function leaveWithPage(): void {
  const page = document.getElementById(pageIds.page);
  new MutationObserver(() => {
    if (!page?.isConnected) location.reload();
  }).observe(document.body, { childList: true });
}
