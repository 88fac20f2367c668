// @vitest-environment happy-dom
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { ToastList } from "#components/shell/toast-list.tsx";
import en from "#locales/en.json" with { type: "json" };
import type { NewToast } from "#machines/toasts.ts";
import { toastsActor } from "#renderer/client/actors.ts";
import { behaviours } from "#renderer/client/behaviours/registry.ts";
import { loadBehaviour, sendToLoaded, startBehaviours } from "#renderer/client/behaviours/start.ts";
import { render } from "../../../components/render.tsx";

startBehaviours(behaviours);

// The list stays in the document during in-app navigation.
beforeAll(async () => {
  document.body.replaceChildren(document.createElement("button"), render(<ToastList />));
  await loadBehaviour("toasts");
});

test("both live regions are rendered empty, without a landmark", () => {
  const { served, said } = start();
  expect(served).toContain('role="alert"');
  expect(served).toContain('role="status"');
  expect(served).not.toContain("aria-label");
  expect(said("alert")).toEqual([]);
  expect(said("status")).toEqual([]);
});

test("errors and warnings are assertive, other toasts polite", () => {
  const { show, said } = start();
  show({ severity: "info", text: "a" });
  show({ severity: "error", text: "b" });
  show({ severity: "success", text: "c" });
  expect(said("alert")).toEqual(["b"]);
  expect(said("status")).toEqual(["a", "c"]);
});

test("a new toast is announced without repeating the others", () => {
  const { element, show } = start();
  show({ severity: "info", text: "a" });
  const first = element.querySelector("p");
  show({ severity: "info", text: "b" });
  show({ severity: "info", text: "a" });
  expect(element.querySelector("p")).toBe(first);
  for (const region of element.querySelectorAll("[role]")) expect(region.getAttribute("aria-atomic")).toBe("false");
});

test("a toast that replaces another on its subject is announced again", () => {
  const { show, said } = start();
  show({ severity: "warn", text: "a", subject: "session", duration: null });
  show({ severity: "success", text: "b", subject: "session" });
  expect(said("alert")).toEqual([]);
  expect(said("status")).toEqual(["b"]);
});

test("on the next page, the list and its buttons are labelled in that page's language, and nothing is announced again", () => {
  const { element, show } = start();
  show({ severity: "info", text: "a" });
  const first = element.querySelector("p");
  const template = document.querySelector("template");
  template?.replaceWith(...render(<ToastList />, { language: "en" }).querySelectorAll("template"));
  sendToLoaded("navigated");
  expect(element.querySelector("p")).toBe(first);
  expect(element.getAttribute("aria-label")).toBe(en.toasts.list);
  expect(element.querySelector("button")?.getAttribute("aria-label")).toBe(en.toasts.close);
  document.querySelector("template")?.replaceWith(...(template ? [template] : []));
});

test("a toast keeps the language it was written in", () => {
  const { element, show } = start();
  show({ severity: "info", text: "Saved.", lang: "en" });
  expect(element.querySelector("p")?.lang).toBe("en");
});

test("the close button has an accessible name; a toast that cannot be closed has no button", () => {
  const { element, show, said } = start();
  show({ severity: "info", text: "a" });
  show({ severity: "info", text: "b", closable: false });
  const buttons = [...element.querySelectorAll("button")];
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(["Zavřít oznámení"]);
  buttons[0]?.click();
  expect(said("status")).toEqual(["b"]);
});

test("closing returns the focus to where it was", () => {
  const { element, show, outside } = start();
  show({ severity: "info", text: "a" });
  outside.focus();
  element.querySelector("button")?.focus();
  expect(toastsActor.getSnapshot().value).toBe("held");
  element.querySelector("button")?.click();
  expect(document.activeElement).toBe(outside);
});

test("moving the focus within the list keeps the timers paused, leaving it resumes them", () => {
  const { element, show, outside } = start();
  show({ severity: "info", text: "a" });
  show({ severity: "info", text: "b" });
  const [first, second] = element.querySelectorAll("button");
  first?.focus();
  second?.focus();
  expect(toastsActor.getSnapshot().value).toBe("held");
  outside.focus();
  expect(toastsActor.getSnapshot().value).toBe("counting");
});

function start() {
  onTestFinished(() => {
    for (const { id } of toastsActor.getSnapshot().context.toasts) toastsActor.send({ type: "closed", id });
  });
  const outside = document.querySelector("button");
  const element = document.querySelector("[data-toasts]");
  if (!element || !outside) throw new Error("There is no list of toasts.");
  return {
    element,
    outside,
    served: element.outerHTML,
    show: (toast: Pick<NewToast, "severity" | "text"> & Partial<NewToast>) =>
      toastsActor.send({ type: "shown", toast: { lang: "cs", ...toast } }),
    said: (role: string) => [...element.querySelectorAll(`[role=${role}] p`)].map(({ textContent }) => textContent),
  };
}
