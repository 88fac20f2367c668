import type { SnapshotFrom } from "xstate";
import { seenToasts, type Toast, type toastsMachine } from "#machines/toasts.ts";
import { toastsActor } from "#renderer/client/actors.ts";
import type { Behaviour } from "#renderer/client/behaviours/start.ts";
import * as pageIds from "#schemas/site/page-ids.ts";

/** Rendered toasts by id: their element, and a fingerprint of what it shows. */
const drawn = new Map<number, { element: Element; said: string }>();

/** The element that had the focus before it moved into the toasts. */
let cameFrom: EventTarget | null = null;

toastsActor.subscribe(show);
hold();

/** Renders the toasts, which outlive in-app navigation. */
export const toasts: Behaviour = (event, sender) => {
  if (event === "navigated") label();
  else if (event === "tried") tryToast(sender.getAttribute("value"), sender.textContent);
  else if (event === "closed") {
    const [id] = [...drawn].find(([, { element }]) => element.contains(sender)) ?? [];
    giveBackFocus();
    if (id !== undefined) toastsActor.send({ type: "closed", id });
  }
};

/**
 * Shows the toast in a demo page's button, which our own server wrote. A button without a toast throws, to show how an
 * uncaught error is reported.
 */
function tryToast(toast: string | null, label: string): void {
  if (toast === "null" || !toast) throw new Error(`Nobody catches what the button "${label}" throws.`);
  toastsActor.send({ type: "shown", toast: { ...JSON.parse(toast), lang: document.documentElement.lang } });
}

/** Adds and removes only what has changed, so that nothing is announced twice. */
function show({ context }: SnapshotFrom<typeof toastsMachine>): void {
  const seen = new Map(seenToasts(context.toasts).map((toast) => [toast.id, toast]));
  for (const [id, { element, said }] of drawn) {
    const toast = seen.get(id);
    if (toast && said === saidBy(toast)) continue;
    element.remove();
    drawn.delete(id);
  }
  for (const toast of seen.values()) if (!drawn.has(toast.id)) add(toast);
  label();
}

function add(toast: Toast): void {
  const { id, severity, text, lang, closable } = toast;
  const blank = template()?.content.querySelector(`[data-severity="${severity}"]`);
  if (!blank) return;
  const element = document.importNode(blank, true);
  const paragraph = element.querySelector("p");
  if (paragraph) Object.assign(paragraph, { textContent: text, lang });
  const close = closable && template()?.content.querySelector("button");
  if (close) element.append(document.importNode(close, true));
  const role = severity === "error" || severity === "warn" ? "alert" : "status";
  list()?.querySelector(`[role=${role}]`)?.append(element);
  drawn.set(id, { element, said: saidBy(toast) });
}

function saidBy({ severity, text, lang, closable }: Toast): string {
  return JSON.stringify([severity, text, lang, closable]);
}

/**
 * Labels the list and its buttons in the page's language. An empty list gets no label, so that it is not a landmark.
 */
function label(): void {
  const name = drawn.size > 0 ? template()?.dataset["label"] : undefined;
  if (name) list()?.setAttribute("aria-label", name);
  else list()?.removeAttribute("aria-label");
  const close = template()?.content.querySelector("button")?.getAttribute("aria-label") ?? "";
  for (const button of list()?.querySelectorAll("button") ?? []) button.setAttribute("aria-label", close);
}

/** Pauses the timers of the toasts while pointer or focus is on them. */
function hold(): void {
  const section = list();
  const isWithin = (target: EventTarget | null) => target instanceof Node && section?.contains(target);
  section?.addEventListener("pointerenter", () => toastsActor.send({ type: "paused", by: "pointer" }));
  section?.addEventListener("pointerleave", () => toastsActor.send({ type: "resumed", by: "pointer" }));
  section?.addEventListener("focusin", ({ relatedTarget }) => {
    if (isWithin(relatedTarget)) return;
    cameFrom = relatedTarget;
    toastsActor.send({ type: "paused", by: "focus" });
  });
  section?.addEventListener("focusout", ({ relatedTarget }) => {
    if (!isWithin(relatedTarget)) toastsActor.send({ type: "resumed", by: "focus" });
  });
}

/** Moves the focus from a button that is about to be removed back to where it was before the toasts. */
function giveBackFocus(): void {
  const target =
    cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : document.getElementById(pageIds.main);
  target?.focus({ preventScroll: true });
}

function list(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-toasts]");
}

function template(): HTMLTemplateElement | null {
  return document.querySelector<HTMLTemplateElement>(`template#${pageIds.toasts}`);
}
