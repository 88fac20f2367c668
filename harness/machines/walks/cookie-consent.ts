import { cookieConsentMachine } from "#machines/cookie-consent.ts";
import type { Walked } from "../walk.ts";

const asked = { type: "settingsAsked", href: "/cookie" } as const;
const chosen = { type: "chosen", consent: { statistical: true, marketing: false } } as const;

export const cookieConsent: Walked<typeof cookieConsentMachine> = {
  machine: cookieConsentMachine,
  walks: [
    () => ({
      input: undefined,
      steps: [
        asked,
        { type: "settingsClosed" },
        asked,
        { type: "settingsFailed" },
        asked,
        asked,
        chosen,
        chosen,
        { fails: "save" },
        chosen,
        { done: "save" },
      ],
    }),
  ],
};
