// @vitest-environment happy-dom

import { expect, onTestFinished, test, vi } from "vitest";
import { toastsActor } from "#renderer/client/actors.ts";
import { startBehaviours } from "#renderer/client/behaviours/start.ts";
import { externalOrigins, startUncaughtErrors } from "#renderer/client/uncaught-errors.ts";
import { patience } from "../../patience.ts";

// The toasts module keeps a reference to the list of the document that loads it, which would be this file's.
startBehaviours({ toasts: async () => () => {} });

startUncaughtErrors();

test("an uncaught error is logged once and shown as one toast in the page's language", async () => {
  const { lines, toasts } = start();
  const error = new Error("broken");
  dispatchEvent(new ErrorEvent("error", { error, message: "Uncaught Error: broken" }));
  expect(lines()).toEqual([["uncaught error at", location.href, error]]);
  await vi.waitFor(() => expect(toasts()).toMatchObject([{ severity: "error", text: "Chyba.", lang: "cs" }]), patience);
});

test("an error without details is logged with its position", async () => {
  const { lines } = start();
  dispatchEvent(new ErrorEvent("error", { message: "Script error.", filename: "a.js", lineno: 3, colno: 7 }));
  expect(lines()).toEqual([["uncaught error at", location.href, "Script error. (a.js:3:7)"]]);
  await settled();
});

test("an unhandled rejection is an uncaught error", async () => {
  const { lines, toasts } = start();
  const event = rejection(new TypeError("no"));
  dispatchEvent(event);
  expect(lines()).toHaveLength(1);
  expect(event.defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(toasts()).toHaveLength(1), patience);
});

test("many errors show one toast", async () => {
  const { lines, toasts } = start();
  for (let count = 1; count <= 100; count++) dispatchEvent(rejection(new Error(`no ${count}`)));
  expect(lines()).toHaveLength(100);
  await vi.waitFor(() => expect(toasts()).toHaveLength(1), patience);
});

test("aborted requests and layout notices are not errors", async () => {
  const { lines, toasts } = start();
  const notice = "ResizeObserver loop completed with undelivered notifications.";
  const events = [
    rejection(new DOMException("The user aborted a request.", "AbortError")),
    new ErrorEvent("error", { message: notice, cancelable: true }),
  ];
  for (const event of events) {
    dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  }
  await settled();
  expect(lines()).toEqual([]);
  expect(toasts()).toEqual([]);
});

test("errors of third-party scripts are only logged", async () => {
  const { lines, toasts } = start();
  const origin = "https://widget.example.org:8443/";
  externalOrigins.push(origin);
  onTestFinished(() => {
    externalOrigins.length = 0;
  });
  const within = Object.assign(new Error("no"), { stack: `Error: no\n    at draw (${origin}main.js:1:7)` });
  const events = [
    new ErrorEvent("error", { error: within, filename: `${location.origin}/assets/entry.js` }),
    new ErrorEvent("error", { error: "no", filename: `${origin}chunk.js` }),
    rejection(within),
  ];
  for (const event of events) dispatchEvent(event);
  await settled();
  expect(lines()).toHaveLength(events.length);
  expect(toasts()).toEqual([]);
  const others = Object.assign(new Error("no"), { stack: "Error: no\n    at https://widget.example.org.evil/:1:7" });
  dispatchEvent(rejection(others));
  dispatchEvent(rejection(origin));
  await vi.waitFor(() => expect(toasts()).toHaveLength(1), patience);
});

test("without its text in the document, an error is only logged", async () => {
  const { lines, toasts } = start("");
  dispatchEvent(rejection(new Error("no")));
  await settled();
  expect(lines()).toHaveLength(1);
  expect(toasts()).toEqual([]);
});

/** Toasts are shown only after their module has been loaded; none may come. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}

function rejection(reason: unknown): Event {
  return Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason });
}

function start(text = "Chyba.") {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  document.documentElement.lang = "cs";
  document.body.innerHTML = `<section data-uncaught-error="${text}"></section>`;
  const toasts = () => toastsActor.getSnapshot().context.toasts;
  onTestFinished(() => {
    log.mockRestore();
    for (const { id } of toasts()) toastsActor.send({ type: "closed", id });
  });
  return { lines: () => log.mock.calls, toasts };
}
