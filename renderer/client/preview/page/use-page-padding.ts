import { useLayoutEffect } from "react";
import type { Visibility } from "#renderer/client/preview/use-visibility.ts";
import * as pageIds from "#schemas/site/page-ids.ts";

/**
 * Adds padding to the page, so that the panel covers none of it, in particular not the cookie bar. Both appear in one
 * frame: padding that came later would move what the editor reads.
 */
export function usePagePadding(state: Visibility): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(room[state]);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [state]);
}

/** `--p-consent-height` is the height of the cookie bar (components/shell/consent-bar.module.css). */
const room = {
  open: `
    @media (min-width: 60em) { body { padding-inline-end: 24rem } }
    @media (max-width: 59.99em) {
      html { --p-consent-height: 0rem !important; scroll-padding-block-end: 50svh !important }
      body { padding-block-end: 50svh }
      body > [data-consent-bar] { position: static }
    }`,
  closed: `
    html { scroll-padding-block-end: calc(var(--p-consent-height, 0rem) + 4.75rem) !important }
    body { padding-block-end: 4.75rem }
    @media (min-height: 35em) {
      body:has([data-consent-saved]) { padding-block-end: 0 }
      [data-consent-saved] { padding-block-end: 4.75rem }
    }`,
  hidden: `#${pageIds.previewOutline} { display: none }`,
};
