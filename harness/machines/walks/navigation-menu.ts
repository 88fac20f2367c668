import { navigationMenuMachine } from "#machines/navigation-menu.ts";
import type { Walked } from "../walk.ts";

const menu = { type: "menuTriggered" } as const;
const section = { type: "sectionTriggered", section: 1 } as const;

export const navigationMenu: Walked<typeof navigationMenuMachine> = {
  machine: navigationMenuMachine,
  walks: [
    () => ({
      input: undefined,
      steps: [
        menu,
        menu,
        menu,
        { type: "headerLeft" },
        menu,
        { type: "navigated" },
        menu,
        section,
        { type: "escapePressed" },
        { type: "escapePressed" },
        section,
        { type: "sectionTriggered", section: 2 },
        { type: "sectionTriggered", section: 2 },
        section,
        { type: "escapePressed" },
        section,
        { type: "submenuLeft" },
        section,
        { type: "headerLeft" },
        section,
        menu,
        section,
        { type: "navigated" },
      ],
    }),
  ],
};
