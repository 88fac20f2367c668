import { type Control, type FieldInput, problemOf } from "#schemas/forms/controls.ts";
import * as pageIds from "#schemas/site/page-ids.ts";

/** A control with an invalid value, and its line in the error summary. */
interface InvalidField {
  control: Element;
  line: string;
}

/** Sends a form when it is right, or by a button that sends it whatever its answers are. */
export function checkForm(form: HTMLFormElement, submitter: HTMLElement | null, send: () => void): void {
  // While the event is still dispatched, as in WebKit once the script is loaded, a form cannot be sent.
  if (submitter?.matches("[formnovalidate]") || isRight(form)) setTimeout(send);
}

/**
 * Validates a form by the server's own rules, which its fields carry as data attributes. Errors are shown as the server
 * shows them: beside each field and in an error summary before the form, which receives the focus. In a form without a
 * summary, the first invalid field receives it. Returns true when the form may be submitted.
 */
export function isRight(form: HTMLFormElement): boolean {
  const fields = [...form.querySelectorAll<HTMLElement>("[data-control]")];
  const invalid = fields.flatMap((field) => checkField(field) ?? []);
  document.getElementById(pageIds.formErrors)?.closest("section")?.remove();
  showInTitle(form, invalid.length > 0);
  if (invalid.length === 0) return true;
  const summary = summaryOf(form, invalid);
  if (summary) form.before(summary);
  const focused = summary ?? invalid[0]?.control;
  if (focused instanceof HTMLElement) focused.focus();
  return false;
}

/** Validates a field and shows its error; null when it is valid or disabled. */
function checkField(field: HTMLElement): InvalidField | null {
  const { control: rules = "", messages = "{}" } = field.dataset;
  const inputs = [...field.querySelectorAll<HTMLInputElement>("input, select, textarea")];
  const [control] = inputs;
  if (!control || inputs.every((input) => input.matches(":disabled"))) return null;
  const parsed: Control = JSON.parse(rules);
  const wordings: Readonly<Record<string, [note: string, line?: string]>> = JSON.parse(messages);
  const problem = problemOf(parsed, entryOf(inputs));
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

/** Builds the error summary with links to the fields; null for a form without a template for it. */
function summaryOf(form: HTMLFormElement, wrong: readonly InvalidField[]): HTMLElement | null {
  const template = form.querySelector("template")?.content.firstElementChild;
  const summary = template && document.importNode(template, true);
  const heading = summary?.querySelector("h2");
  const list = summary?.querySelector("ul");
  if (!(summary instanceof HTMLElement) || !heading || !list) return null;
  heading.id = pageIds.formErrors;
  summary.setAttribute("aria-labelledby", heading.id);
  for (const { control, line } of wrong) {
    const link = document.createElement("a");
    link.href = `#${control.id}`;
    link.textContent = line;
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
  return summary;
}

/** Prefixes the document's title when there are errors, as the server's answer does. */
function showInTitle({ dataset }: HTMLFormElement, isWrong: boolean): void {
  const prefix = dataset["checked"] ?? "";
  const title = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
  document.title = isWrong ? prefix + title : title;
}
