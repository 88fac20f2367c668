import { createElement } from "react";
import { createRoot } from "react-dom/client";
import type { PreviewData } from "#renderer/preview/data.ts";
import styles from "./panel.css?inline";
import { Panel } from "./panel.tsx";
import { stayInPreview } from "./stay-in-preview.ts";

/** The entry of previews, which no other document names: the panel beside the page, in a tree of its own. */
const text = document.getElementById("preview")?.textContent;
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
  leaveWithPage();
}

/** Should another page take this one's place in the document, the browser loads it with the panel that is its own. */
function leaveWithPage(): void {
  const page = document.getElementById("page");
  new MutationObserver(() => {
    if (!page?.isConnected) location.reload();
  }).observe(document.body, { childList: true });
}
