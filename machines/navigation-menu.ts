import { assign, setup, stateIn } from "xstate";

/** Target of the keyboard focus after a change of the menu. */
export type Focus = "menuTrigger" | "menuItem" | "searchTrigger" | "searchField" | "sectionTrigger" | "sectionItem";

type Context = {
  /** Index of the first-level item whose submenu was opened last. */
  section: number;
  /** New object for each move, so that repeated moves are detected as changes. */
  focus: { on: Focus } | null;
};

export type MenuEvent =
  | { type: "menuTriggered" }
  | { type: "searchTriggered" }
  | { type: "sectionTriggered"; section: number }
  | { type: "escapePressed" }
  | { type: "submenuLeft" }
  | { type: "headerLeft" }
  | { type: "navigated" };

/** Menus of the header: at most one of menu and search on narrow screens, and at most one submenu (spec §2.6). */
export const navigationMenuMachine = setup({
  types: { context: {} as Context, events: {} as MenuEvent },
  guards: {
    isOpenSection: ({ context }, { section }: { section: number }) => context.section === section,
    isSubmenuClosed: stateIn({ submenu: "closed" }),
  },
  actions: {
    openSection: assign((_, { section }: { section: number }) => ({ section, focus: { on: "sectionItem" } as const })),
    moveFocus: assign((_, { on }: { on: Focus }) => ({ focus: { on } })),
  },
}).createMachine({
  type: "parallel",
  context: { section: 0, focus: null },
  states: {
    menu: {
      initial: "closed",
      states: {
        closed: {
          on: {
            menuTriggered: { target: "open", actions: { type: "moveFocus", params: { on: "menuItem" } } },
          },
        },
        open: {
          on: {
            menuTriggered: "closed",
            searchTriggered: "closed",
            headerLeft: "closed",
            navigated: "closed",
            escapePressed: {
              guard: "isSubmenuClosed",
              target: "closed",
              actions: { type: "moveFocus", params: { on: "menuTrigger" } },
            },
          },
        },
      },
    },
    search: {
      initial: "closed",
      states: {
        closed: {
          on: {
            searchTriggered: { target: "open", actions: { type: "moveFocus", params: { on: "searchField" } } },
          },
        },
        open: {
          on: {
            searchTriggered: "closed",
            menuTriggered: "closed",
            sectionTriggered: "closed",
            headerLeft: "closed",
            navigated: "closed",
            escapePressed: { target: "closed", actions: { type: "moveFocus", params: { on: "searchTrigger" } } },
          },
        },
      },
    },
    submenu: {
      initial: "closed",
      states: {
        closed: {
          on: {
            sectionTriggered: {
              target: "open",
              actions: { type: "openSection", params: ({ event }) => event },
            },
          },
        },
        open: {
          on: {
            sectionTriggered: [
              { guard: { type: "isOpenSection", params: ({ event }) => event }, target: "closed" },
              { actions: { type: "openSection", params: ({ event }) => event } },
            ],
            escapePressed: { target: "closed", actions: { type: "moveFocus", params: { on: "sectionTrigger" } } },
            submenuLeft: "closed",
            headerLeft: "closed",
            menuTriggered: "closed",
            searchTriggered: "closed",
            navigated: "closed",
          },
        },
      },
    },
  },
});
