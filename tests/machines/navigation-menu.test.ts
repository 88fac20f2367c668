import { expect, test } from "vitest";
import { createActor } from "xstate";
import { navigationMenuMachine } from "#machines/navigation-menu.ts";

test("starts with everything closed and leaves the focus alone", () => {
  const { openSection, isMenuOpen, focus } = start();
  expect(openSection()).toBeNull();
  expect(isMenuOpen()).toBe(false);
  expect(focus()).toBeNull();
});

test("opening a submenu moves the focus to its first item", () => {
  const { actor, openSection, focus } = start();
  actor.send({ type: "sectionTriggered", section: 2 });
  expect(openSection()).toBe(2);
  expect(focus()).toBe("sectionItem");
});

test("opening another submenu closes the first one", () => {
  const { actor, openSection } = start();
  actor.send({ type: "sectionTriggered", section: 0 });
  actor.send({ type: "sectionTriggered", section: 1 });
  expect(openSection()).toBe(1);
});

test("the trigger of an open submenu closes it", () => {
  const { actor, openSection } = start();
  actor.send({ type: "sectionTriggered", section: 1 });
  actor.send({ type: "sectionTriggered", section: 1 });
  expect(openSection()).toBeNull();
});

test("opening the same submenu again moves the focus again", () => {
  const { actor } = start();
  actor.send({ type: "sectionTriggered", section: 1 });
  const first = actor.getSnapshot().context.focus;
  actor.send({ type: "submenuLeft" });
  actor.send({ type: "sectionTriggered", section: 1 });
  expect(actor.getSnapshot().context.focus).not.toBe(first);
});

test("Escape closes a submenu and returns the focus to its trigger", () => {
  const { actor, openSection, focus } = start();
  actor.send({ type: "sectionTriggered", section: 1 });
  actor.send({ type: "escapePressed" });
  expect(openSection()).toBeNull();
  expect(focus()).toBe("sectionTrigger");
  expect(actor.getSnapshot().context.section).toBe(1);
});

test("Escape closes the submenu first and the menu around it next", () => {
  const { actor, openSection, isMenuOpen, focus } = start();
  actor.send({ type: "menuTriggered" });
  actor.send({ type: "sectionTriggered", section: 0 });
  actor.send({ type: "escapePressed" });
  expect(openSection()).toBeNull();
  expect(isMenuOpen()).toBe(true);
  actor.send({ type: "escapePressed" });
  expect(isMenuOpen()).toBe(false);
  expect(focus()).toBe("menuTrigger");
});

test("Escape with nothing open leaves the focus alone", () => {
  const { actor, focus } = start();
  actor.send({ type: "escapePressed" });
  expect(focus()).toBeNull();
});

test("moving elsewhere in the header closes the submenu, not the menu", () => {
  const { actor, openSection, isMenuOpen } = start();
  actor.send({ type: "menuTriggered" });
  actor.send({ type: "sectionTriggered", section: 0 });
  actor.send({ type: "submenuLeft" });
  expect(openSection()).toBeNull();
  expect(isMenuOpen()).toBe(true);
});

test("moving elsewhere on the page closes everything and leaves the focus there", () => {
  const { actor, openSection, isMenuOpen, focus } = start();
  actor.send({ type: "menuTriggered" });
  actor.send({ type: "sectionTriggered", section: 0 });
  const before = actor.getSnapshot().context.focus;
  actor.send({ type: "headerLeft" });
  expect(openSection()).toBeNull();
  expect(isMenuOpen()).toBe(false);
  expect(actor.getSnapshot().context.focus).toBe(before);
  expect(focus()).toBe("sectionItem");
});

test("navigation closes everything", () => {
  const { actor, openSection, isMenuOpen } = start();
  actor.send({ type: "menuTriggered" });
  actor.send({ type: "sectionTriggered", section: 0 });
  actor.send({ type: "navigated" });
  expect(openSection()).toBeNull();
  expect(isMenuOpen()).toBe(false);
});

test("the menu's trigger opens it at its first item and closes it with its submenus", () => {
  const { actor, openSection, isMenuOpen, focus } = start();
  actor.send({ type: "menuTriggered" });
  expect(isMenuOpen()).toBe(true);
  expect(focus()).toBe("menuItem");
  actor.send({ type: "sectionTriggered", section: 0 });
  actor.send({ type: "menuTriggered" });
  expect(isMenuOpen()).toBe(false);
  expect(openSection()).toBeNull();
});

test.each(["searchTriggered", "menuTriggered", "headerLeft", "navigated", "escapePressed"] as const)(
  "the search opens at its field and is closed by %s",
  (type) => {
    const { actor, isSearchOpen, focus } = start();
    actor.send({ type: "searchTriggered" });
    expect([isSearchOpen(), focus()]).toEqual([true, "searchField"]);
    actor.send({ type });
    expect(isSearchOpen()).toBe(false);
    expect(focus() === "searchTrigger").toBe(type === "escapePressed");
  },
);

test("search and menu exclude each other", () => {
  const { actor, isSearchOpen, isMenuOpen, openSection } = start();
  actor.send({ type: "menuTriggered" });
  actor.send({ type: "sectionTriggered", section: 0 });
  actor.send({ type: "searchTriggered" });
  expect([isSearchOpen(), isMenuOpen(), openSection()]).toEqual([true, false, null]);
  actor.send({ type: "sectionTriggered", section: 0 });
  expect([isSearchOpen(), openSection()]).toEqual([false, 0]);
});

function start() {
  const actor = createActor(navigationMenuMachine).start();
  const snapshot = () => actor.getSnapshot();
  return {
    actor,
    openSection: () => (snapshot().matches({ submenu: "open" }) ? snapshot().context.section : null),
    isMenuOpen: () => snapshot().matches({ menu: "open" }),
    isSearchOpen: () => snapshot().matches({ search: "open" }),
    focus: () => snapshot().context.focus?.on ?? null,
  };
}
