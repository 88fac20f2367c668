import { z } from "zod";
import { listSetting, wholeNumber } from "./settings.ts";

const scripts = listSetting("https addresses of module scripts", isScript);

/** Settings of cookie consent (spec §4, cookie consent). */
export const consentSettings = z.object({
  CONSENT_VERSION: wholeNumber(1, 999_999_999, 1),
  STATISTICAL_SCRIPTS: scripts,
  MARKETING_SCRIPTS: scripts,
});

/** Version of the consent text, and the scripts that need consent, by category. */
export function toConsentConfig(values: z.output<typeof consentSettings>) {
  return {
    version: values.CONSENT_VERSION,
    scripts: { statistical: values.STATISTICAL_SCRIPTS, marketing: values.MARKETING_SCRIPTS },
  };
}

/** True for an https address with a plain host: its origin becomes part of the content security policy. */
function isScript(text: string): boolean {
  const { protocol, hostname, username, password } = new URL(text);
  const isPlain = /^[a-z0-9.-]+$/.test(hostname) && username + password === "" && /^[!-~]+$/.test(text);
  return protocol === "https:" && isPlain;
}
