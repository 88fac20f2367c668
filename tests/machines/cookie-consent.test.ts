import { expect, onTestFinished, test, vi } from "vitest";
import { createActor, fromCallback, fromPromise } from "xstate";
import { type CookieConsentEvent, cookieConsentMachine } from "#machines/cookie-consent.ts";
import type { Consent } from "#schemas/visitor/consent.ts";
import { patience } from "../patience.ts";

const all = { statistical: true, marketing: true };
const none = { statistical: false, marketing: false };
const asked = { type: "settingsAsked", href: "/nastaveni-cookies" } as const;

test("a choice is applied once it has been saved, not before", async () => {
  const { actor, saved, settle, apply, state } = start();
  expect(state()).toEqual({ settings: "closed", decision: "undecided" });
  actor.send({ type: "chosen", consent: all });
  expect(saved).toEqual([all]);
  expect(state().decision).toBe("saving");
  expect(apply).not.toHaveBeenCalled();
  await settle();
  expect(state().decision).toBe("decided");
  expect(apply).toHaveBeenCalledOnce();
});

test("while one choice is being saved, others are ignored", async () => {
  const { actor, saved, settle, apply } = start();
  actor.send({ type: "chosen", consent: all });
  actor.send({ type: "chosen", consent: none });
  await settle();
  expect(saved).toEqual([all]);
  expect(apply).toHaveBeenCalledOnce();
});

test("a choice that could not be saved is reported and can be retried", async () => {
  const { actor, saved, settle, apply, showFailure, state } = start();
  actor.send({ type: "chosen", consent: all });
  await settle(new Error("offline"));
  expect(state().decision).toBe("failed");
  expect(showFailure).toHaveBeenCalledOnce();
  expect(apply).not.toHaveBeenCalled();
  actor.send({ type: "chosen", consent: none });
  await settle();
  expect(state().decision).toBe("decided");
  expect(saved).toEqual([all, none]);
});

test("a decision can be changed", async () => {
  const { actor, saved, settle, apply } = start();
  for (const consent of [all, none]) {
    actor.send({ type: "chosen", consent });
    await settle();
  }
  expect(saved).toEqual([all, none]);
  expect(apply).toHaveBeenCalledTimes(2);
});

test("the settings dialog is kept until it is closed", () => {
  const { actor, dialogs, state } = start();
  actor.send(asked);
  expect(state().settings).toBe("open");
  expect(dialogs).toEqual([asked.href]);
  actor.send({ type: "settingsClosed" });
  expect(state().settings).toBe("closed");
  expect(dialogs).toEqual([]);
  actor.send({ type: "settingsClosed" });
  expect(state().settings).toBe("closed");
});

test("settings that cannot be shown in place are navigated to", () => {
  const { actor, dialogs, leave, state } = start();
  actor.send(asked);
  actor.send({ type: "settingsFailed" });
  expect(leave).toHaveBeenCalledExactlyOnceWith(asked.href);
  expect([state().settings, dialogs]).toEqual(["closed", []]);
});

test("asking again while the dialog is not shown navigates to the last requested page", () => {
  const { actor, dialogs, leave } = start();
  actor.send(asked);
  actor.send({ ...asked, href: "/en/cookie-settings" });
  expect(leave).toHaveBeenCalledExactlyOnceWith("/en/cookie-settings");
  expect(dialogs).toEqual([]);
});

test("saving a choice closes the settings, a failure leaves them open", async () => {
  const { actor, dialogs, settle, state } = start();
  actor.send(asked);
  actor.send({ type: "chosen", consent: all });
  await settle(new Error("offline"));
  expect(state()).toEqual({ settings: "open", decision: "failed" });
  actor.send({ type: "chosen", consent: all });
  await settle();
  expect(state()).toEqual({ settings: "closed", decision: "decided" });
  expect(dialogs).toEqual([]);
});

test("events from the dialog are handled", async () => {
  const { actor, tell, saved } = start();
  actor.send(asked);
  tell({ type: "chosen", consent: none });
  expect(saved).toEqual([none]);
});

test("a machine without bindings stores nothing", async () => {
  const actor = createActor(cookieConsentMachine).start();
  onTestFinished(() => void actor.stop());
  actor.send(asked);
  actor.send({ type: "settingsFailed" });
  actor.send({ type: "chosen", consent: all });
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ decision: "failed" })).toBe(true), patience);
});

function start() {
  const [apply, leave, showFailure] = [vi.fn(), vi.fn(), vi.fn()];
  const saved: Consent[] = [];
  const dialogs: string[] = [];
  let tell: (event: CookieConsentEvent) => void = () => {};
  let settled = Promise.withResolvers<void>();
  const machine = cookieConsentMachine.provide({
    actors: {
      dialog: fromCallback<CookieConsentEvent, { href: string }>(({ input: { href }, sendBack }) => {
        dialogs.push(href);
        tell = sendBack;
        return () => void dialogs.splice(dialogs.indexOf(href), 1);
      }),
      save: fromPromise<void, Consent>(({ input }) => {
        saved.push(input);
        settled = Promise.withResolvers<void>();
        return settled.promise;
      }),
    },
    actions: { apply, leave: (_, { href }) => leave(href), showFailure },
  });
  const actor = createActor(machine).start();
  onTestFinished(() => void actor.stop());
  return {
    ...{ actor, saved, dialogs, apply, leave, showFailure },
    state: () => actor.getSnapshot().value,
    tell: (event: CookieConsentEvent) => tell(event),
    /** Ends the save in flight, successfully unless an error is given. */
    async settle(error?: Error): Promise<void> {
      if (error) settled.reject(error);
      else settled.resolve();
      await vi.waitFor(() => expect(actor.getSnapshot().matches({ decision: "saving" })).toBe(false), patience);
    },
  };
}
