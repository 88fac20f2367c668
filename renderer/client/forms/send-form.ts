import { isRight, showMessage, showProblems } from "./check-form.ts";

/**
 * Sends a form when it is right, or by a button that sends it whatever its answers are. The form of sign-in has its own
 * script for sending; without that script it is sent like the others.
 */
export function sendForm(form: HTMLFormElement, submitter: HTMLElement | null, send: () => void): void {
  if (!submitter?.matches("[formnovalidate]") && !isRight(form)) return;
  // While the event is still dispatched, as in WebKit once the script is loaded, a form cannot be sent.
  if (!form.querySelector("[data-sign-in]")) setTimeout(send);
  else
    void import("#renderer/client/session/sign-in.ts").then(
      (module) => module.signIn(form, { showMessage, showProblems }),
      send,
    );
}
