/** The parts of the admin's form fields that tabs depend on. */
export interface FormField {
  name?: string;
  fields?: readonly FormField[];
  tabs?: readonly { fields: readonly FormField[] }[];
}

const dataPath = "data.";
/** Payload renders a field when it scrolls into view, so an inner control may appear only after its list. */
const attempts = 50;
const pauseMs = 100;
const focusable = "input:not([type=hidden]), textarea, select, [contenteditable=true]";

/** Segments of a field path as the form writes them. */
function stepsOf(field: string): string[] {
  const [first = "", ...rest] = field.split(".");
  const own = first === "friendlyURLs" ? "address" : first === "webId" ? "web" : null;
  return own ? [own] : [first, ...rest];
}

/**
 * Ids of the elements for a place in a record, best match first: a control, or a list row. Parts of a value that one
 * control holds as a whole have no control of their own.
 */
export function controlIds(field: string): string[] {
  const steps = stepsOf(field);
  return steps.flatMap((_, index) => {
    const own = steps.slice(0, steps.length - index);
    const row = /^\d+$/.test(own.at(-1) ?? "") ? [`${own.slice(0, -1).join("-")}-row-${own.at(-1)}`] : [];
    return [`field-${own.join("__")}`, ...row];
  });
}

/** Returns the index of the tab that contains a data field; null for a field outside of tabs. */
export function tabOf(fields: readonly FormField[], field: string): number | null {
  if (!field.startsWith(dataPath)) return null;
  const name = field.slice(dataPath.length).split(".")[0];
  const data = fields.find((each) => each.name === "data");
  const tabs = data?.fields?.flatMap((each) => each.tabs ?? []) ?? [];
  const index = tabs.findIndex((tab) => tab.fields.some((each) => each.name === name));
  return index === -1 ? null : index;
}

/** Shows and focuses the control for a place in the record, opening its tab and collapsed rows. */
export function openField(fields: readonly FormField[], field: string): void {
  focusNearest(controlIds(field), tabOf(fields, field), attempts);
}

function focusNearest(ids: readonly string[], tab: number | null, left: number): void {
  const button = tab === null ? undefined : document.querySelectorAll<HTMLElement>(".tabs-field__tab-button")[tab];
  if (button && !button.classList.contains("tabs-field__tab-button--active")) button.click();
  const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
  const isOpening = found ? expandAround(found) : false;
  found?.scrollIntoView({ block: "center" });
  if (left > 0 && (isOpening || found?.id !== ids[0])) {
    setTimeout(() => focusNearest(ids, tab, left - 1), pauseMs);
    return;
  }
  const isControl = found?.matches(`${focusable}, button`);
  // An empty list has only the button that adds a row.
  const own = isControl ? found : (found?.querySelector(focusable) ?? found?.querySelector("button"));
  if (own instanceof HTMLElement) own.focus();
}

/**
 * Expands everything collapsed around an element, and the element itself if it is a row; true when anything was
 * expanded.
 */
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
