import { useInsertionEffect } from "react";

/**
 * Adds styles that are bundled with a script, so that pages do not load them until the script runs. They apply before
 * components below measure their layout.
 */
export function useStyles(styles: string): void {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [styles]);
}
