import { createHash } from "node:crypto";
import { colorModeKey } from "#schemas/site/color-modes.ts";
import { consentCookie } from "#schemas/visitor/consent.ts";

/**
 * The only inline script. Pages are the same for all visitors, so it applies the visitor's preferences before the first
 * paint. It sets `data-theme`, unless the page forces a colour mode; `data-color-mode` carries the choice over in-app
 * navigation. `data-consent-decided` hides the cookie bar from visitors who have answered its current version.
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

/** Hash of the script for the Content-Security-Policy. */
export const inlineScriptHash = `sha256-${createHash("sha256").update(inlineScript).digest("base64")}`;
