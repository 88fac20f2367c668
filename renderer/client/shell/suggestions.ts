import { createActor, fromPromise, type SnapshotFrom } from "xstate";
import styles from "#components/shell/header-search.module.css";
import { type Question, suggestionsMachine } from "#machines/suggestions.ts";
import type { Behaviour } from "#renderer/client/behaviours/start.ts";
import { announce } from "#renderer/client/navigation/focus-new-page.ts";
import { type Suggestion, type SuggestionAnswer, suggestionsPath } from "#schemas/lists/search/suggestions.ts";
import { minTermLength, normaliseTerm } from "#schemas/lists/search-term.ts";

/** Request timeout in milliseconds; a later answer is of no use. */
const timeoutMs = 3000;

const actor = createActor(
  suggestionsMachine.provide({
    actors: { load: fromPromise<SuggestionAnswer, Question>(({ input, signal }) => load(input, signal)) },
    actions: { announce: ({ context }) => announce(context.said) },
  }),
).start();

let field: HTMLInputElement | null = null;
let renderedOptions: readonly Suggestion[] = [];
actor.subscribe(show);
addComboboxRoles();
listen();

/** Suggestions below the site search fields, as an ARIA combobox: focus stays in the field. */
export const suggestions: Behaviour = (event, sender) => {
  if (event === "typed" && sender instanceof HTMLInputElement) type(sender);
  else if (event === "navigated") {
    actor.send({ type: event });
    addComboboxRoles();
  }
};

function type(sender: HTMLInputElement): void {
  if (sender !== field) actor.send({ type: "left" });
  field = sender;
  const text = normaliseTerm(sender.value);
  const { pathname } = new URL(sender.form?.action ?? location.href);
  if ([...text].length < minTermLength) actor.send({ type: "emptied" });
  else actor.send({ type: "typed", text, address: pathname + suggestionsPath });
}

async function load({ text, address }: Question, signal: AbortSignal): Promise<SuggestionAnswer> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(`${address}?q=${encodeURIComponent(text)}`, { signal: ended });
  if (!response.ok) throw new Error(`suggestions were answered ${response.status}`);
  const answer: SuggestionAnswer = await response.json();
  return answer;
}

/** Turns the fields into comboboxes; without script they stay plain search fields. */
function addComboboxRoles(): void {
  for (const input of document.querySelectorAll("[data-input^='suggestions.']")) {
    // The browser's own autocomplete would cover our list.
    input.setAttribute("autocomplete", "off");
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-expanded", "false");
    input.setAttribute("aria-controls", listId(input));
  }
}

function show({ context: { label, options, active } }: SnapshotFrom<typeof suggestionsMachine>): void {
  if (!field) return;
  if (options !== renderedOptions) renderList(field, label, options);
  renderedOptions = options;
  const items = [...(listOf(field)?.children ?? [])];
  for (const [index, item] of items.entries()) item.setAttribute("aria-selected", String(index === active));
  const chosen = items[active];
  field.setAttribute("aria-expanded", String(items.length > 0));
  if (chosen) field.setAttribute("aria-activedescendant", chosen.id);
  else field.removeAttribute("aria-activedescendant");
  chosen?.scrollIntoView({ block: "nearest" });
}

function renderList(input: HTMLInputElement, label: string, options: readonly Suggestion[]): void {
  listOf(input)?.remove();
  if (options.length === 0) return;
  const list = document.createElement("div");
  list.id = listId(input);
  list.role = "listbox";
  list.className = styles.suggestions ?? "";
  list.setAttribute("aria-label", label);
  list.append(...options.map((option, index) => toElement(option, `${list.id}-${index}`)));
  // Keep the focus in the field: losing it would close the list before the click arrives.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  input.parentElement?.append(list);
}

function toElement({ label, href, lang, kind }: Suggestion, id: string): HTMLElement {
  const option = document.createElement("a");
  Object.assign(option, { id, href, className: styles.suggestion, role: "option", tabIndex: -1 });
  const name = document.createElement("span");
  name.textContent = label;
  if (lang) name.lang = lang;
  option.append(name);
  if (kind !== null) {
    const small = document.createElement("small");
    small.textContent = kind;
    option.append(" ", small);
  }
  return option;
}

/** Sends key presses in the field and its loss of focus to the machine. */
function listen(): void {
  // Capture phase: Escape closes the list before it closes whatever contains the field.
  document.addEventListener("keydown", press, { capture: true });
  document.addEventListener("focusout", ({ target }) => target === field && actor.send({ type: "left" }));
}

function press(event: KeyboardEvent): void {
  if (!field || event.target !== field || event.isComposing) return;
  const list = listOf(field);
  const chosen = list?.querySelector<HTMLElement>("[aria-selected=true]");
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    if (list) actor.send({ type: "moved", by: event.key === "ArrowDown" ? 1 : -1 });
    else type(field);
  } else if (event.key === "Enter" && chosen) chosen.click();
  else if (event.key === "Escape" && list) {
    actor.send({ type: "left" });
    event.stopPropagation();
  } else return;
  event.preventDefault();
}

function listId(input: Element): string {
  return `${input.id}-suggestions`;
}

function listOf(input: Element): HTMLElement | null {
  return document.getElementById(listId(input));
}
