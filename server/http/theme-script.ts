import { createHash } from "node:crypto";
import { colorModeKey } from "#schemas/site/color-modes.ts";

/**
 * The one inline script: applies the visitor's stored colour mode before the first paint. A page that forces a mode
 * comes with it in `data-theme`; the choice is kept in `data-color-mode` for the pages that follow.
 */
export const themeScript =
  "try{" +
  `const m=localStorage.getItem("${colorModeKey}"),d=document.documentElement.dataset;` +
  'if(m==="light"||m==="dark"){d.colorMode=m;' +
  'if(d.theme==="auto"){d.theme=m;document.querySelector("meta[name=color-scheme]").content=m}}' +
  "}catch{}";

/** Hash of the script for the content security policy. */
export const themeScriptHash = `sha256-${createHash("sha256").update(themeScript).digest("base64")}`;
