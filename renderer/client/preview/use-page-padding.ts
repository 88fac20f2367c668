import { useEffect } from "react";
import type { Visibility } from "./use-visibility.ts";

/** The page makes room for what there is of the panel, so that nothing of it is covered, its bar on cookies least of all. */
export function useRoom(state: Visibility): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(room[state]);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [state]);
}

/** `--p-asked` is the height of the bar on cookies where it stays at the foot of the window (components/shell/consent-bar.module.css). */
const room = {
  open: `
    @media (min-width: 60em) { body { padding-inline-end: 24rem } }
    @media (max-width: 59.99em) {
      html { --p-asked: 0rem !important; scroll-padding-block-end: 50svh !important }
      body { padding-block-end: 50svh }
      body > [data-island="consentBar"] { position: static }
    }`,
  closed: `
    html { scroll-padding-block-end: calc(var(--p-asked, 0rem) + 4.75rem) !important }
    body { padding-block-end: 4.75rem }
    @media (min-height: 35em) {
      body:has([data-consent-saved]) { padding-block-end: 0 }
      [data-consent-saved] { padding-block-end: 4.75rem }
    }`,
  hidden: "",
};
