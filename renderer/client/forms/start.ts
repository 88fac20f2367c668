/**
 * Validates our forms before they are submitted. The validation script is loaded on the first submit; if that fails,
 * only the server validates.
 */
export function startForms(): void {
  let sending: EventTarget | null = null;
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (form === sending || !(form instanceof HTMLFormElement) || !form.matches("[data-checked]")) return;
    if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) return;
    event.preventDefault();
    void import("./check-form.ts")
      .then(
        (module) => module.checkForm(form),
        () => true,
      )
      .then((isRight) => {
        if (!isRight) return;
        // While the event is still dispatched, as in WebKit once the script is loaded, a form ignores this call.
        setTimeout(() => {
          sending = form;
          form.requestSubmit(submitter);
          sending = null;
        });
      });
  });
}
