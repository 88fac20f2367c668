import type { SnapshotFrom } from "xstate";
import { seenToasts, type Toast, type toastsMachine } from "#machines/toasts.ts";
import { toastsActor } from "#renderer/client/actors.ts";
import type { Behaviour } from "#renderer/client/behaviours/start.ts";
import * as pageIds from "#schemas/site/page-ids.ts";

/** Rendered toasts by id: their element, and a fingerprint of what it shows. */
const rendered = new Map<number, { element: Element; fingerprint: string }>();

/** The element that had the focus before it moved into the toasts. */
let previousFocus: EventTarget | null = null;

toastsActor.subscribe(show);
pauseWhileInUse();

/** Renders the toasts, which outlive in-app navigation. */
export const toasts: Behaviour = (event, sender) => {
  if (event === "navigated") label();
  else if (event === "tried") tryToast(sender.getAttribute("value"), sender.textContent);
  else if (event === "closed") {
    const [id] = [...rendered].find(([, { element }]) => element.contains(sender)) ?? [];
    restoreFocus();
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
  const visible = new Map(seenToasts(context.toasts).map((toast) => [toast.id, toast]));
  for (const [id, { element, fingerprint }] of rendered) {
    const toast = visible.get(id);
    if (toast && fingerprint === fingerprintOf(toast)) continue;
    element.remove();
    rendered.delete(id);
  }
  for (const toast of visible.values()) if (!rendered.has(toast.id)) add(toast);
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
  rendered.set(id, { element, fingerprint: fingerprintOf(toast) });
}

function fingerprintOf({ severity, text, lang, closable }: Toast): string {
  return JSON.stringify([severity, text, lang, closable]);
}

/** Labels the list and its buttons in the page's language. An empty, unlabelled list is no landmark. */
function label(): void {
  const name = rendered.size > 0 ? template()?.dataset["label"] : undefined;
  if (name) list()?.setAttribute("aria-label", name);
  else list()?.removeAttribute("aria-label");
  const close = template()?.content.querySelector("button")?.getAttribute("aria-label") ?? "";
  for (const button of list()?.querySelectorAll("button") ?? []) button.setAttribute("aria-label", close);
}

/** Pauses the timers of the toasts while pointer or focus is on them. */
function pauseWhileInUse(): void {
  const section = list();
  const isWithin = (target: EventTarget | null) => target instanceof Node && section?.contains(target);
  section?.addEventListener("pointerenter", () => toastsActor.send({ type: "paused", by: "pointer" }));
  section?.addEventListener("pointerleave", () => toastsActor.send({ type: "resumed", by: "pointer" }));
  section?.addEventListener("focusin", ({ relatedTarget }) => {
    if (isWithin(relatedTarget)) return;
    previousFocus = relatedTarget;
    toastsActor.send({ type: "paused", by: "focus" });
  });
  section?.addEventListener("focusout", ({ relatedTarget }) => {
    if (!isWithin(relatedTarget)) toastsActor.send({ type: "resumed", by: "focus" });
  });
}

/** Moves the focus from a button that is about to be removed back to where it was before the toasts. */
function restoreFocus(): void {
  const target =
    previousFocus instanceof HTMLElement && previousFocus.isConnected
      ? previousFocus
      : document.getElementById(pageIds.main);
  target?.focus({ preventScroll: true });
}

function list(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-toasts]");
}

function template(): HTMLTemplateElement | null {
  return document.querySelector<HTMLTemplateElement>(`template#${pageIds.toasts}`);
}
