/**
 * Validates our forms before they are submitted. The validation script is loaded on the first submit; if that fails,
 * only the server validates.
 */
export function startForms(): void {
  let isChecked = false;
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (isChecked || !(form instanceof HTMLFormElement) || !form.matches("[data-checked]")) return;
    event.preventDefault();
    const send = () => {
      isChecked = true;
      form.requestSubmit(submitter);
      isChecked = false;
    };
    void import("./send-form.ts").then((module) => module.sendForm(form, submitter, send), send);
  });
}
