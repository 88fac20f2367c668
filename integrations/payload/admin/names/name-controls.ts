import type { useWords } from "../use-words.ts";

type Say = ReturnType<typeof useWords>;

/** Attributes by name; null removes one. */
type Attributes = Readonly<Record<string, string | null>>;

/** A selector of Payload's elements, and the attributes that they should have. */
type Rule = readonly [selector: string, attributesOf: (element: Element, say: Say) => Attributes];

/** Gives Payload's elements their names and roles; elements that have them stay as they are. */
export function nameControls(root: ParentNode, say: Say): void {
  for (const [selector, attributesOf] of rules)
    for (const element of root.querySelectorAll(selector))
      for (const [name, value] of Object.entries(attributesOf(element, say)))
        if (value === null) element.removeAttribute(name);
        else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

const rules: readonly Rule[] = [
  // Landmarks of pages that have none.
  [".collection-list, .template-minimal:not(:has(main)), .unauthorized", () => ({ role: "main" })],
  [".list-header", () => ({ role: "presentation" })],
  [".doc-header", (_, say) => ({ role: "region", "aria-label": say("names.heading") })],
  [
    ".doc-controls__content",
    (bar, say) => ({ role: "group", "aria-label": say("names.state"), tabindex: isScrollable(bar) ? "0" : null }),
  ],
  [".doc-tabs__tabs", (_, say) => ({ role: "group", "aria-label": say("names.heading") })],
  [".doc-tabs__tabs .doc-tab", () => ({ "aria-label": null, title: null })],
  ["dialog[aria-modal]:has(h1)", (dialog) => ({ "aria-label": textOf(dialog.querySelector("h1")) })],
  [".popup__content", (_, say) => ({ role: "region", "aria-label": say("names.more") })],
  [".array-field__title", (title) => ({ role: "heading", "aria-level": String(levelOf(title)) })],
  [".payload-settings h3", () => ({ role: "heading", "aria-level": "2" })],
  // Lists.
  [".clickable-arrow--left", (_, say) => ({ "aria-label": say("names.back") })],
  [".clickable-arrow--right", (_, say) => ({ "aria-label": say("names.next") })],
  ["#select-all", (_, say) => ({ "aria-label": say("names.allRows"), "aria-labelledby": null, title: null })],
  [
    ".cell-_select input",
    (box, say) => ({ "aria-label": say("names.row", { name: textOf(box.closest("td")?.nextElementSibling) }) }),
  ],
  // Menus, and fields with several values.
  [".popup-button:not(:has(.btn__label, .popup-button__label))", menuName],
  [".rs__input", (input) => ({ "aria-label": fieldName(input) })],
  [".clear-indicator", (_, say) => ({ "aria-hidden": null, "aria-label": say("names.clear") })],
  [".dropdown-indicator", () => ({ tabindex: "-1" })],
  [
    ".multi-value[role]",
    (item, say) => ({ role: "group", "aria-label": textOf(item), "aria-roledescription": say("names.sortable") }),
  ],
  ['[aria-label^="Edit "]', (button, say) => ({ "aria-label": say("names.edit", { name: nameAfterEdit(button) }) })],
  [
    ".collapsible__drag, .array-field__row-drag, .row-drag",
    (handle, say) => ({ "aria-label": say("names.move", { name: rowName(handle) }) }),
  ],
];

function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "").trim();
}

/** Level of a list's heading: lists in lists are one lower. */
function levelOf(title: Element): number {
  let level = 1;
  for (let at = title.closest(".array-field"); at; at = at.parentElement?.closest(".array-field") ?? null) level += 1;
  return level;
}

function isScrollable(element: Element): boolean {
  return element.scrollWidth > element.clientWidth;
}

function menuName(button: Element, say: Say): Attributes {
  return textOf(button) === "" ? { "aria-label": say("names.more") } : {};
}

/** Label of the field that an input belongs to. */
function fieldName(input: Element): string {
  return textOf(input.closest(".field-type")?.querySelector(".field-label")) || textOf(input.closest("label"));
}

function nameAfterEdit(button: Element): string {
  return (button.getAttribute("aria-label") ?? "").slice("Edit ".length);
}

function rowName(handle: Element): string {
  return textOf(handle.closest(".collapsible")?.querySelector(".collapsible__header-wrap, .row-label"));
}
