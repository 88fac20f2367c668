import { assign, fromCallback, fromPromise, raise, setup } from "xstate";
import type { Consent } from "#schemas/visitor/consent.ts";

interface Context {
  /** Address of the settings page; empty until the settings are requested. */
  href: string;
  /** Last choice, saved or not. */
  consent: Consent;
}

export type CookieConsentEvent =
  | { type: "settingsAsked"; href: string }
  | { type: "settingsClosed" }
  /** The dialog could not be shown. */
  | { type: "settingsFailed" }
  | { type: "chosen"; consent: Consent };

/** Cookie consent of the visitor, given in the bar or in the settings dialog (spec §4, cookie consent). */
export const cookieConsentMachine = setup({
  types: { context: {} as Context, events: {} as CookieConsentEvent },
  actors: {
    /** Shows the settings dialog until it is stopped, and reports the visitor's actions in it. */
    dialog: fromCallback<CookieConsentEvent, { href: string }>(() => {}),
    /** Resolves when the choice is saved. */
    save: fromPromise<void, Consent>(async () => {
      throw new Error("Not implemented");
    }),
  },
  actions: {
    set: assign((_, part: Partial<Context>) => part),
    /** Goes to the settings page. */
    leave: (_, _params: { href: string }) => {},
    /** Applies the decision to the page. */
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
            settingsAsked: { target: "open", actions: { type: "set", params: ({ event: { href } }) => ({ href }) } },
          },
        },
        open: {
          invoke: { src: "dialog", input: ({ context: { href } }) => ({ href }) },
          on: {
            settingsClosed: "closed",
            settingsFailed: { target: "closed", actions: { type: "leave", params: ({ context }) => context } },
            // A second request means that the dialog has not appeared; the settings page is opened instead.
            settingsAsked: { target: "closed", actions: { type: "leave", params: ({ event }) => event } },
          },
        },
      },
    },
    decision: {
      initial: "undecided",
      on: {
        chosen: { target: ".saving", actions: { type: "set", params: ({ event: { consent } }) => ({ consent }) } },
      },
      states: {
        /** No choice in this document; the server decides whether the bar is shown. */
        undecided: {},
        saving: {
          invoke: {
            src: "save",
            input: ({ context }) => context.consent,
            onDone: { target: "decided", actions: raise({ type: "settingsClosed" }) },
            onError: "failed",
          },
          // Choices are ignored while one is being saved.
          on: { chosen: {} },
        },
        failed: { entry: "showFailure" },
        decided: { entry: "apply" },
      },
    },
  },
});
