/** Our forms whose fields are checked before they are sent. */
const checkedForm = "form[data-checked]";

/** Checks forms before they are sent; the script for it is loaded when a form is first used. */
export function startForms(): void {
  let check: ((form: HTMLFormElement) => boolean) | undefined;
  const load = async () => {
    ({ checkForm: check } = await import("./check-form.ts"));
  };
  const ignore = () => {};
  document.addEventListener("focusin", ({ target }) => {
    if (!check && target instanceof Element && target.closest(checkedForm)) void load().catch(ignore);
  });
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches(checkedForm)) return;
    if (check) {
      if (!check(form)) event.preventDefault();
      return;
    }
    event.preventDefault();
    // Without the script for it the server checks the form.
    void load()
      .catch(() => {
        check = () => true;
      })
      .then(() => form.requestSubmit(submitter));
  });
}
