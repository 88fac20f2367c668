// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { ToastList } from "#components/shell/toast-list.tsx";
import type { NewToast } from "#machines/toasts.ts";
import { toastsActor } from "#renderer/client/actors.ts";
import { Toasts } from "#renderer/client/shell/toasts.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const labels = { list: "Oznámení", close: "Zavřít oznámení", uncaughtError: "Chyba." };

test("both live regions are served before anything is said, and no landmark", async () => {
  const { served, said } = await start();
  expect(served).toContain('role="alert"');
  expect(served).toContain('role="status"');
  expect(served).not.toContain("aria-label");
  expect(said("alert")).toEqual([]);
  expect(said("status")).toEqual([]);
});

test("errors and warnings are said at once, the others when there is time", async () => {
  const { show, said } = await start();
  await show({ severity: "info", text: "a" });
  await show({ severity: "error", text: "b" });
  await show({ severity: "success", text: "c" });
  expect(said("alert")).toEqual(["b"]);
  expect(said("status")).toEqual(["a", "c"]);
});

test("what comes is said without the rest again", async () => {
  const { element, show } = await start();
  await show({ severity: "info", text: "a" });
  const first = element.querySelector("p");
  await show({ severity: "info", text: "b" });
  await show({ severity: "info", text: "a" });
  expect(element.querySelector("p")).toBe(first);
  for (const region of element.querySelectorAll("[role]")) expect(region.getAttribute("aria-atomic")).toBe("false");
});

test("a toast that was shown before the list came to life is there, over the served HTML", async () => {
  const { said, complaints } = await start({ severity: "warn", text: "a" });
  expect(said("alert")).toEqual(["a"]);
  expect(complaints).toEqual([]);
});

test("a toast keeps the language it was written in", async () => {
  const { element, show } = await start();
  await show({ severity: "info", text: "Saved.", lang: "en" });
  expect(element.querySelector("p")?.lang).toBe("en");
});

test("the close button has a name; a toast that cannot be closed has none", async () => {
  const { element, show, said } = await start();
  await show({ severity: "info", text: "a" });
  await show({ severity: "info", text: "b", closable: false });
  const buttons = [...element.querySelectorAll("button")];
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(["Zavřít oznámení"]);
  await act(() => buttons[0]?.click());
  expect(said("status")).toEqual(["b"]);
});

test("closing gives the focus back to where it was", async () => {
  const { element, show, outside } = await start();
  await show({ severity: "info", text: "a" });
  await act(() => outside.focus());
  await act(() => element.querySelector("button")?.focus());
  expect(toastsActor.getSnapshot().value).toBe("held");
  await act(() => element.querySelector("button")?.click());
  expect(document.activeElement).toBe(outside);
});

test("moving the focus within the list keeps it held, leaving it lets time go on", async () => {
  const { element, show, outside } = await start();
  await show({ severity: "info", text: "a" });
  await show({ severity: "info", text: "b" });
  const [first, second] = element.querySelectorAll("button");
  await act(() => first?.focus());
  await act(() => second?.focus());
  expect(toastsActor.getSnapshot().value).toBe("held");
  await act(() => outside.focus());
  expect(toastsActor.getSnapshot().value).toBe("counting");
});

async function start(before?: Pick<NewToast, "severity" | "text">) {
  const send = (toast: Pick<NewToast, "severity" | "text"> & Partial<NewToast>) =>
    toastsActor.send({ type: "shown", toast: { lang: "cs", ...toast } });
  const element = document.createElement("div");
  const outside = document.createElement("button");
  document.body.append(outside, element);
  element.innerHTML = renderToString(<ToastList labels={labels} />);
  const served = element.innerHTML;
  if (before) send(before);
  const complaints = vi.fn();
  const root = await act(() => hydrateRoot(element, <Toasts labels={labels} />, { onRecoverableError: complaints }));
  onTestFinished(async () => {
    await act(() => {
      for (const { id } of toastsActor.getSnapshot().context.toasts) toastsActor.send({ type: "closed", id });
    });
    await act(() => root.unmount());
    document.body.replaceChildren();
  });
  return {
    element,
    outside,
    served,
    complaints: complaints.mock.calls,
    show: (toast: Parameters<typeof send>[0]) => act(() => send(toast)),
    said: (role: string) => [...element.querySelectorAll(`[role=${role}] p`)].map(({ textContent }) => textContent),
  };
}
