import type { Behaviour } from "#renderer/client/behaviours/start.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import { registered } from "./registrar.ts";

/** The visible countdown: seconds until the session ends, and the last number announced. */
interface Countdown {
  remaining: number;
  announced: number | null;
}

export const session: Behaviour = (event) => {
  if (event === "continued" || event === "signedOut") registered("sessionDialog").send({ type: event });
};

/** Opens the session dialog and updates its countdown; null closes it. */
export function showCountdown(countdown: Countdown | null): void {
  const dialog = document.querySelector<HTMLDialogElement>("[data-session-dialog]");
  if (!dialog) return;
  if (!countdown) {
    dialog.close();
    dialog.replaceChildren();
    return;
  }
  if (!dialog.open) open(dialog);
  const { remaining, announced } = countdown;
  setText(dialog, "strong", formatCountdown(remaining));
  setText(dialog, "[aria-live]", announced === null ? "" : (announcements()[announced] ?? ""));
}

function open(dialog: HTMLDialogElement): void {
  const { content } = template() ?? {};
  if (content) dialog.replaceChildren(document.importNode(content, true));
  dialog.onclose = () => session("continued", dialog);
  dialog.showModal();
}

/** Sets a text only when it differs, because screen readers announce every change. */
function setText(dialog: HTMLDialogElement, selector: string, text: string): void {
  const element = dialog.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}

/** Announcements by remaining seconds, written by our own server. */
function announcements(): Record<number, string> {
  return JSON.parse(template()?.dataset["announcements"] ?? "{}");
}

function template(): HTMLTemplateElement | null {
  return document.querySelector<HTMLTemplateElement>(`template#${pageIds.sessionDialog}`);
}

function formatCountdown(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
