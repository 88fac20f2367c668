import { type Control, type Entry, problemOf } from "#schemas/forms/controls.ts";
import * as pageIds from "#schemas/site/page-ids.ts";

/** A field with what is wrong with it. */
interface Wrong {
  control: Element;
  line: string;
}

/**
 * Checks a form by the rules that the server has for it, which its fields carry as data. What is wrong is shown as the
 * server shows it: beside each field and in a list before the form, which gets the focus; in a form without such a
 * list the first wrong field gets it. Returns true for a form that may be sent.
 */
export function checkForm(form: HTMLFormElement): boolean {
  const fields = [...form.querySelectorAll<HTMLElement>("[data-control]")];
  const wrong = fields.flatMap((field) => checkField(field) ?? []);
  document.getElementById(pageIds.formErrors)?.closest("section")?.remove();
  showInTitle(form, wrong.length > 0);
  if (wrong.length === 0) return true;
  const summary = summaryOf(form, wrong);
  if (summary) form.before(summary);
  const focused = summary ?? wrong[0]?.control;
  if (focused instanceof HTMLElement) focused.focus();
  return false;
}

/** Checks a field and shows its problem; null where it has none or is disabled. */
function checkField(field: HTMLElement): Wrong | null {
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

function entryOf(inputs: readonly HTMLInputElement[]): Entry {
  const chosen = inputs.filter(({ type, checked }) => checked || (type !== "checkbox" && type !== "radio"));
  return {
    texts: chosen
      .filter(({ type }) => type !== "file")
      .map(({ value }) => value.trim())
      .filter(Boolean),
    files: inputs.flatMap(({ files }) => [...(files ?? [])].map(({ name, size }) => ({ name, size }))),
    isUnreadable: inputs.some(({ validity }) => validity.badInput),
  };
}

/** Shows a problem beside its field; null takes it away. */
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

/** The list of all problems with links to their fields; null for a form without a template for it. */
function summaryOf(form: HTMLFormElement, wrong: readonly Wrong[]): HTMLElement | null {
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

/** The title says that there are errors, as that of the server's answer does. */
function showInTitle({ dataset }: HTMLFormElement, isWrong: boolean): void {
  const prefix = dataset["checked"] ?? "";
  const title = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
  document.title = isWrong ? prefix + title : title;
}
