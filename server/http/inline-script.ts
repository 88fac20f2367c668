import { createHash } from "node:crypto";
import { colorModeKey } from "#schemas/site/color-modes.ts";
import { consentCookie } from "#schemas/visitor/consent.ts";

/**
 * The only inline script. Pages are the same for all visitors: it applies what the browser knows of its visitor before the
 * first paint. A page that forces a colour mode comes with it in `data-theme`; the choice is kept in `data-color-mode` for the pages
 * that follow. `data-consent-decided` hides the cookie bar from those who have answered this version of it.
 */
export const inlineScript =
  "{const d=document.documentElement.dataset;try{" +
  `const m=localStorage.getItem("${colorModeKey}");` +
  'if(m==="light"||m==="dark"){d.colorMode=m;' +
  'if(d.theme==="auto"){d.theme=m;document.querySelector("meta[name=color-scheme]").content=m}}' +
  "}catch{}try{" +
  `const c=/(?:^|; )${consentCookie}=(\\d+)\\.\\d{4}-\\d\\d-\\d\\d\\.[01]{2}(?:;|$)/.exec(document.cookie);` +
  'if(c&&c[1]===d.consent)d.consentDecided=""' +
  "}catch{}}";

/** Hash of the script for the content security policy. */
export const inlineScriptHash = `sha256-${createHash("sha256").update(inlineScript).digest("base64")}`;
