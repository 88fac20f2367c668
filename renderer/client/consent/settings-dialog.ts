import { fromCallback } from "xstate";
import styles from "#components/shell/consent-settings.module.css";
import type { CookieConsentEvent } from "#machines/cookie-consent.ts";
import { addStyles } from "#renderer/client/navigation/add-styles.ts";
import { fetchPage } from "#renderer/client/navigation/fetch-page.ts";
import { parseDocument } from "#renderer/client/navigation/parse-document.ts";
import { partId } from "#schemas/site/part-ids.ts";
import { readConsent } from "#schemas/visitor/consent-form.ts";

const titleId = partId("consent", "title");

type Send = (event: CookieConsentEvent) => void;

/** Opens the cookie settings page's form as a dialog, with the current decision, in the link's language. */
export const settingsDialog = fromCallback<CookieConsentEvent, { href: string }>(({ input: { href }, sendBack }) => {
  const controller = new AbortController();
  const { signal } = controller;
  const dialog = document.createElement("dialog");
  const send: Send = (event) => sendBack(event);
  void openDialog(dialog, href, send, signal).catch((error: unknown) => {
    if (signal.aborted) return;
    console.warn("the settings of cookies could not be shown in place", href, error);
    send({ type: "settingsFailed" });
  });
  return () => {
    controller.abort();
    dialog.close();
    dialog.remove();
  };
});

async function openDialog(dialog: HTMLDialogElement, href: string, send: Send, signal: AbortSignal): Promise<void> {
  const page = await fetchPage(href, { signal });
  const next = page && parseDocument(page.html);
  if (next) await addStyles(next);
  signal.throwIfAborted();
  const form = next && fillDialog(dialog, next);
  if (!form) throw new Error("not the page of the settings");
  listen(dialog, form, send, signal);
  document.body.append(dialog);
  dialog.showModal();
}

/** Moves heading and form of the settings page into the dialog. Returns null for any other page. */
export function fillDialog(dialog: HTMLDialogElement, page: Document): HTMLFormElement | null {
  const form = page.querySelector<HTMLFormElement>(`#${partId("consent", "settings")}`);
  const title = page.querySelector("h1");
  if (!form || !title) return null;
  dialog.className = styles.dialog ?? "";
  dialog.lang = page.documentElement.lang;
  dialog.setAttribute("aria-labelledby", titleId);
  title.id = titleId;
  title.tabIndex = -1;
  title.autofocus = true;
  dialog.append(document.adoptNode(title), document.adoptNode(form));
  form.querySelector("button[type=button]")?.closest<HTMLElement>("[hidden]")?.removeAttribute("hidden");
  return form;
}

function listen(dialog: HTMLDialogElement, form: HTMLFormElement, send: Send, signal: AbortSignal): void {
  dialog.addEventListener("close", () => send({ type: "settingsClosed" }), { signal });
  const close = form.querySelector<HTMLButtonElement>("button[type=button]");
  close?.addEventListener("click", () => dialog.close(), { signal });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setFailure("");
    const data = new FormData(form, event.submitter);
    const consent = readConsent((name) => data.get(name));
    if (consent) send({ type: "chosen", consent });
  };
  form.addEventListener("submit", onSubmit, { signal });
}

/** Shows in the open dialog that the choice was not saved. */
export function showFailure(): void {
  setFailure(document.querySelector<HTMLElement>("dialog [data-consent-failed]")?.dataset["consentFailed"] ?? "");
}

function setFailure(text: string): void {
  const alert = document.querySelector("dialog [data-consent-failed]");
  if (alert) alert.textContent = text;
}
