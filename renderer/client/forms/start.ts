/** Checks our forms before they are sent; without the script for that, which is loaded now, the server checks them. */
export function startForms(): void {
  let sending: EventTarget | null = null;
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.dataset["checked"] === undefined || form === sending) return;
    event.preventDefault();
    const checked = import("./check-form.ts").then(({ checkForm }) => checkForm(form));
    void checked
      .catch(() => true)
      .then((isRight) => {
        if (!isRight) return;
        sending = form;
        form.requestSubmit(submitter);
        sending = null;
      });
  });
}
