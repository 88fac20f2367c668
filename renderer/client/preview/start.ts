import "#schemas/parse/zod-without-eval.ts";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import type { PreviewData } from "#renderer/preview/data.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import { restoreScroll } from "./page/keep-scroll.ts";
import styles from "./panel.css?inline";
import { Panel } from "./panel.tsx";
import { stayInPreview } from "./stay-in-preview.ts";

/** Entry of previews only: renders the panel beside the page in a shadow tree. */
const text = document.getElementById(pageIds.preview)?.textContent;
if (text) start(JSON.parse(text));

function start(data: PreviewData): void {
  const host = document.createElement("portal-preview");
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(host);
  createRoot(shadow).render(createElement(Panel, { data }));
  stayInPreview();
  restoreScroll();
  leaveWithPage();
}

/** Reloads when another page replaces this one, so that it gets its own panel. */
function leaveWithPage(): void {
  const page = document.getElementById(pageIds.page);
  new MutationObserver(() => {
    if (!page?.isConnected) location.reload();
  }).observe(document.body, { childList: true });
}
