import { createActor, type SnapshotFrom } from "xstate";
import { type Focus, type MenuEvent, navigationMenuMachine } from "#machines/navigation-menu.ts";
import type { Behaviour } from "#renderer/client/behaviours/start.ts";
import * as pageIds from "#schemas/site/page-ids.ts";

const actor = createActor(navigationMenuMachine).start();
let focused: unknown = null;
actor.subscribe(show);
listen();

/** The menu and search toggles of narrow screens, and the submenus of the navigation. */
export const menu: Behaviour = (event, sender) => {
  if (event === "sectionTriggered") actor.send({ type: event, section: numberOf(sender) });
  else if (event === "submenuMoved") actor.send({ type: "submenuLeft" });
  else if (event === "menuTriggered" || event === "searchTriggered" || event === "navigated")
    actor.send({ type: event });
};

function show(snapshot: SnapshotFrom<typeof navigationMenuMachine>): void {
  const { focus, section } = snapshot.context;
  const openSection = snapshot.matches({ submenu: "open" }) ? section : null;
  showOpen("menu", snapshot.matches({ menu: "open" }));
  showOpen("search", snapshot.matches({ search: "open" }));
  for (const trigger of sectionTriggers()) {
    const isOpen = numberOf(trigger) === openSection;
    trigger.setAttribute("aria-expanded", String(isOpen));
    trigger.closest("li")?.toggleAttribute("data-open", isOpen);
  }
  if (focus && focus !== focused) focusTarget(focus.on, section)?.focus();
  focused = focus;
}

function showOpen(part: "menu" | "search", isOpen: boolean): void {
  document.querySelector("[data-menu]")?.setAttribute(`data-${part}`, isOpen ? "open" : "closed");
  triggerFor(part)?.setAttribute("aria-expanded", String(isOpen));
}

function focusTarget(on: Focus, section: number): HTMLElement | null | undefined {
  switch (on) {
    case "menuTrigger":
      return triggerFor("menu");
    case "menuItem":
      return document.querySelector<HTMLElement>(`#${pageIds.menu} > nav a`) ?? firstIn(pageIds.menu, "a");
    case "searchTrigger":
      return triggerFor("search");
    case "searchField":
      return firstIn(pageIds.search, "[type=search]");
    case "sectionTrigger":
      return triggerOf(section);
    case "sectionItem":
      return firstIn(triggerOf(section)?.getAttribute("aria-controls") ?? "", "a");
  }
}

function triggerOf(section: number): HTMLElement | undefined {
  return [...sectionTriggers()].find((trigger) => numberOf(trigger) === section);
}

function triggerFor(part: "menu" | "search"): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-click='menu.${part}Triggered']`);
}

function firstIn(id: string, selector: string): HTMLElement | null | undefined {
  return document.getElementById(id)?.querySelector<HTMLElement>(selector);
}

function sectionTriggers(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>("[data-click='menu.sectionTriggered']");
}

function numberOf(trigger: HTMLElement): number {
  return Number(trigger.getAttribute("value"));
}

/** Sends clicks, focus changes and Escape to the machine. */
function listen(): void {
  const send = (event: MenuEvent) => actor.send(event);
  let isPressed = false;
  function leave({ target }: Event) {
    if (!(target instanceof Element) || target.closest("[data-open]")) return;
    send({ type: target.closest("[data-menu]") ? "submenuLeft" : "headerLeft" });
  }
  function press() {
    isPressed = true;
    // A press moves the focus in the same turn.
    setTimeout(() => {
      isPressed = false;
    });
  }
  // Ignore focus caused by a press: closing a submenu between press and release would move the pressed element away.
  // The click that follows closes it.
  function focus(event: Event) {
    if (!isPressed) leave(event);
  }
  function pressKey({ key }: KeyboardEvent) {
    if (key === "Escape") send({ type: "escapePressed" });
  }
  // Capture phase: a click on another section's button closes the open submenu first and then opens its own.
  document.addEventListener("click", leave, { capture: true });
  document.addEventListener("mousedown", press, { capture: true });
  document.addEventListener("focusin", focus);
  document.addEventListener("keydown", pressKey);
}
