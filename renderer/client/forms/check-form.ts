import { type Control, type FieldInput, problemOf } from "#schemas/forms/controls.ts";
import { isReported, type Problem } from "#schemas/forms/problems.ts";
import * as pageIds from "#schemas/site/page-ids.ts";

/** A control with an invalid value, and its line in the error summary. */
interface InvalidField {
  control: Element;
  line: string;
}

/**
 * Validates a form by the server's own rules, which its fields carry as data attributes. Errors are shown as the server
 * shows them: beside each field and in an error summary before the form, which receives the focus. In a form without a
 * summary, the first invalid field receives it. Returns true when the form may be submitted.
 */
export function isRight(form: HTMLFormElement): boolean {
  return showInvalid(
    form,
    fieldsOf(form).flatMap((field) => checkField(field) ?? []),
  );
}

/** Shows problems that only the server can find, as its own page shows them. */
export function showProblems(form: HTMLFormElement, problems: readonly Problem[]): void {
  const invalid = problems.flatMap((problem) => {
    const field = fieldsOf(form).find((each) => each.querySelector(`[name="${problem.field}"]`));
    const shown = field ? checkField(field, problem) : null;
    return shown && isReported(problem) ? [shown] : [];
  });
  showInvalid(form, invalid);
}

function fieldsOf(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>("[data-control]")];
}

/** Returns true when there is nothing to show. */
function showInvalid(form: HTMLFormElement, invalid: readonly InvalidField[]): boolean {
  document.getElementById(pageIds.formErrors)?.closest("section")?.remove();
  showInTitle(form, invalid.length > 0);
  const [first] = invalid;
  if (!first) return true;
  const isShown = showMessage(form, form.querySelector("template"), invalid);
  if (!isShown && first.control instanceof HTMLElement) first.control.focus();
  return false;
}

/**
 * Shows the message of a template before the form, with links to invalid fields, and moves the focus to it. Returns
 * false for a form without such a template.
 */
export function showMessage(
  form: HTMLFormElement,
  template: HTMLTemplateElement | null,
  invalid: readonly InvalidField[] = [],
): boolean {
  const message = template && messageOf(template, invalid);
  if (!message) return false;
  showInTitle(form, true);
  form.before(message);
  message.focus();
  return true;
}

/** Validates a field, or takes the problem that it has, and shows its error; null when it is valid or disabled. */
function checkField(field: HTMLElement, found: Problem | null = null): InvalidField | null {
  const { control: rules = "", messages = "{}" } = field.dataset;
  const inputs = [...field.querySelectorAll<HTMLInputElement>("input, select, textarea")];
  const [control] = inputs;
  if (!control || inputs.every((input) => input.matches(":disabled"))) return null;
  const parsed: Control = JSON.parse(rules);
  const wordings: Readonly<Record<string, [note: string, line?: string]>> = JSON.parse(messages);
  const problem = found ?? problemOf(parsed, entryOf(inputs));
  const [note = "", line = note] = (problem && wordings[problem.code]) ?? [];
  showProblem(field, inputs, control, problem ? note : null);
  if (!problem) return null;
  field.closest("details")?.setAttribute("open", "");
  return { control, line };
}

function entryOf(inputs: readonly HTMLInputElement[]): FieldInput {
  const chosen = inputs.filter(({ type, checked }) => checked || (type !== "checkbox" && type !== "radio"));
  return {
    texts: chosen
      .filter(({ type }) => type !== "file")
      .map(({ value }) => value.trim())
      .filter(Boolean),
    files: inputs.flatMap(({ files }) => [...(files ?? [])].map(({ name, size }) => ({ name, size }))),
  };
}

/** Shows an error beside its field; null removes it. */
function showProblem(field: HTMLElement, inputs: readonly Element[], control: Element, note: string | null): void {
  const place = document.getElementById(`${control.id}-error`);
  const text = place?.querySelector("[data-error]");
  if (!place || !text) return;
  place.hidden = note === null;
  text.textContent = note;
  for (const input of inputs) setOrRemove(input, "aria-invalid", note === null ? null : "true");
  for (const frame of field.querySelectorAll("[data-size]:not([data-color])"))
    setOrRemove(frame, "data-invalid", note === null ? null : "true");
  const described = field.matches("fieldset") ? field : control;
  const others = (described.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id && id !== place.id);
  setOrRemove(described, "aria-describedby", [...others, ...(note === null ? [] : [place.id])].join(" ") || null);
}

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function messageOf(template: HTMLTemplateElement, invalid: readonly InvalidField[]): HTMLElement | null {
  const root = template.content.firstElementChild;
  const message = root && document.importNode(root, true);
  const heading = message?.querySelector("h2");
  if (!(message instanceof HTMLElement) || !heading) return null;
  heading.id = pageIds.formErrors;
  message.setAttribute("aria-labelledby", heading.id);
  for (const { control, line } of invalid) {
    const link = document.createElement("a");
    link.href = `#${control.id}`;
    link.textContent = line;
    const item = document.createElement("li");
    item.append(link);
    message.querySelector("ul")?.append(item);
  }
  return message;
}

/** Prefixes the document's title when there are errors, as the server's answer does. */
function showInTitle({ dataset }: HTMLFormElement, isWrong: boolean): void {
  const prefix = dataset["checked"] ?? "";
  const title = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
  document.title = isWrong ? prefix + title : title;
}
