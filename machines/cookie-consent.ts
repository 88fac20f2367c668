import { assign, fromCallback, fromPromise, raise, setup } from "xstate";
import type { Consent } from "#schemas/visitor/consent.ts";

interface Context {
  /** Address of the page of the settings; empty until they are asked for. */
  href: string;
  /** What was chosen last, saved or not. */
  consent: Consent;
}

export type CookieConsentEvent =
  | { type: "settingsAsked"; href: string }
  | { type: "settingsClosed" }
  /** The settings cannot be shown in place. */
  | { type: "settingsFailed" }
  | { type: "chosen"; consent: Consent };

/** What a visitor decides on cookies: by the bar, while nothing is decided, or in the dialog of the settings (spec §4, cookie consent). */
export const cookieConsentMachine = setup({
  types: { context: {} as Context, events: {} as CookieConsentEvent },
  actors: {
    /** Shows the settings for as long as it lives, and tells what is done there. */
    dialog: fromCallback<CookieConsentEvent, { href: string }>(() => {}),
    /** Resolves when the choice is kept. */
    save: fromPromise<void, Consent>(async () => {
      throw new Error("Not implemented");
    }),
  },
  actions: {
    note: assign((_, part: Partial<Context>) => part),
    /** Goes to the page of the settings. */
    leave: (_, _params: { href: string }) => {},
    /** Lets the page follow what was decided. */
    apply: () => {},
    showFailure: () => {},
  },
}).createMachine({
  context: { href: "", consent: { statistical: false, marketing: false } },
  type: "parallel",
  states: {
    settings: {
      initial: "closed",
      states: {
        closed: {
          on: {
            settingsAsked: { target: "open", actions: { type: "note", params: ({ event: { href } }) => ({ href }) } },
          },
        },
        open: {
          invoke: { src: "dialog", input: ({ context: { href } }) => ({ href }) },
          on: {
            settingsClosed: "closed",
            settingsFailed: { target: "closed", actions: { type: "leave", params: ({ context }) => context } },
            // Whoever can ask once more sees no dialog, because it takes too long.
            settingsAsked: { target: "closed", actions: { type: "leave", params: ({ event }) => event } },
          },
        },
      },
    },
    decision: {
      initial: "asked",
      on: {
        chosen: { target: ".saving", actions: { type: "note", params: ({ event: { consent } }) => ({ consent }) } },
      },
      states: {
        /** Nothing was chosen in this document; whether its bar is there to ask is up to the server. */
        asked: {},
        saving: {
          invoke: {
            src: "save",
            input: ({ context }) => context.consent,
            onDone: { target: "decided", actions: raise({ type: "settingsClosed" }) },
            onError: "failed",
          },
          // One choice at a time.
          on: { chosen: {} },
        },
        failed: { entry: "showFailure" },
        decided: { entry: "apply" },
      },
    },
  },
});
