/** Fields of a form as the admin has them, as far as tabs need it. */
export interface FormField {
  name?: string;
  fields?: readonly FormField[];
  tabs?: readonly { fields: readonly FormField[] }[];
}

const dataPath = "data.";
/** Payload draws a field when it comes near the window, so that an inner control may appear only after its list. */
const attempts = 50;
const pauseMs = 100;
const focusable = "input:not([type=hidden]), textarea, select, [contenteditable=true]";

/** Steps of a place in a record as the form has them. */
function stepsOf(field: string): string[] {
  const [first = "", ...rest] = field.split(".");
  const own = first === "friendlyURLs" ? "address" : first === "webId" ? "web" : null;
  return own ? [own] : [first, ...rest];
}

/**
 * Ids of the elements for a place in a record, the nearest first: a control, or the row of a list. What a control holds as a
 * whole has no control of its own.
 */
export function controlIds(field: string): string[] {
  const steps = stepsOf(field);
  return steps.flatMap((_, index) => {
    const own = steps.slice(0, steps.length - index);
    const row = /^\d+$/.test(own.at(-1) ?? "") ? [`${own.slice(0, -1).join("-")}-row-${own.at(-1)}`] : [];
    return [`field-${own.join("__")}`, ...row];
  });
}

/** Returns the number of the tab with a field of the data; null for a field outside of tabs. */
export function tabOf(fields: readonly FormField[], field: string): number | null {
  if (!field.startsWith(dataPath)) return null;
  const name = field.slice(dataPath.length).split(".")[0];
  const data = fields.find((each) => each.name === "data");
  const tabs = data?.fields?.flatMap((each) => each.tabs ?? []) ?? [];
  const index = tabs.findIndex((tab) => tab.fields.some((each) => each.name === name));
  return index === -1 ? null : index;
}

/** Shows and focuses the control of a place in the record, also in a closed tab or a collapsed row. */
export function openField(fields: readonly FormField[], field: string): void {
  const tab = tabOf(fields, field);
  const button = tab === null ? undefined : document.querySelectorAll<HTMLElement>(".tabs-field__tab-button")[tab];
  if (button && !button.classList.contains("tabs-field__tab-button--active")) button.click();
  focusNearest(controlIds(field), attempts);
}

function focusNearest(ids: readonly string[], left: number): void {
  const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
  const isOpening = found ? expandAround(found) : false;
  found?.scrollIntoView({ block: "center" });
  if (left > 0 && (isOpening || found?.id !== ids[0])) {
    setTimeout(() => focusNearest(ids, left - 1), pauseMs);
    return;
  }
  const isControl = found?.matches(`${focusable}, button`);
  // A list without rows has the button that adds one.
  const own = isControl ? found : (found?.querySelector(focusable) ?? found?.querySelector("button"));
  if (own instanceof HTMLElement) own.focus();
}

/** Opens all that is collapsed around an element, and the row that it is; true when something had to be. */
function expandAround(element: HTMLElement): boolean {
  const row = element.querySelector(":scope > .collapsible--collapsed");
  const toggles: HTMLElement[] = [];
  for (let at: Element | null = row ?? element; at; at = at.parentElement)
    if (at.matches(".collapsible--collapsed")) {
      const toggle = at.querySelector<HTMLElement>(":scope > .collapsible__toggle-wrap > .collapsible__toggle");
      if (toggle) toggles.push(toggle);
    }
  for (const toggle of toggles) toggle.click();
  return toggles.length > 0;
}
