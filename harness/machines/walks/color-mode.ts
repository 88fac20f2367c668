import { colorModeMachine } from "#machines/color-mode.ts";
import type { Walked } from "../walk.ts";

export const colorMode: Walked<typeof colorModeMachine> = {
  machine: colorModeMachine,
  walks: [
    () => ({
      input: { preference: "system", system: "light" },
      steps: [
        { type: "chosen", mode: "dark" },
        { type: "storageChanged", mode: "system" },
        { type: "systemChanged", mode: "dark" },
        { type: "pageForced", mode: "light" },
        { type: "pageForced", mode: "system" },
      ],
    }),
  ],
};
