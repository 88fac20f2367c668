import { assign, fromCallback, setup } from "xstate";
import { type ColorMode, type ShownMode, toForcedMode } from "#schemas/site/color-modes.ts";

interface Input {
  preference: ColorMode;
  system: ShownMode;
}

export interface ColorModeContext extends Input {
  /** Mode forced by the page, whatever the visitor prefers; null for none. */
  forced: ShownMode | null;
}

export type ColorModeEvent =
  | { type: "chosen"; mode: ColorMode }
  | { type: "systemChanged"; mode: ShownMode }
  /** The visitor chose a mode in another tab. */
  | { type: "storageChanged"; mode: ColorMode }
  /** Another page was loaded; null forces no mode. */
  | { type: "pageForced"; mode: ColorMode | null };

/** Colour mode of the pages: forced by the page, else the visitor's choice, else the system's (spec §4 colour mode). */
export const colorModeMachine = setup({
  types: { input: {} as Input, context: {} as ColorModeContext, events: {} as ColorModeEvent },
  actors: {
    /** Reports changes of the system, of other tabs and of the page. */
    environment: fromCallback<ColorModeEvent>(() => {}),
  },
  guards: { isSystem: (_, { mode }: { mode: ColorMode | null }) => mode === "system" },
  actions: {
    prefer: assign((_, { mode }: { mode: ColorMode }) => ({ preference: mode })),
    setSystem: assign((_, { mode }: { mode: ShownMode }) => ({ system: mode })),
    force: assign((_, { mode }: { mode: ColorMode | null }) => ({ forced: toForcedMode(mode) })),
    store: (_, _params: { mode: ColorMode }) => {},
    apply: () => {},
    warn: () => {},
  },
}).createMachine({
  context: ({ input }) => ({ ...input, forced: null }),
  invoke: { src: "environment" },
  on: {
    chosen: {
      actions: [
        { type: "prefer", params: ({ event }) => event },
        { type: "store", params: ({ event }) => event },
        "apply",
      ],
    },
    storageChanged: { actions: [{ type: "prefer", params: ({ event }) => event }, "apply"] },
    systemChanged: { actions: [{ type: "setSystem", params: ({ event }) => event }, "apply"] },
    pageForced: [
      {
        guard: { type: "isSystem", params: ({ event }) => event },
        actions: ["warn", { type: "force", params: ({ event }) => event }, "apply"],
      },
      { actions: [{ type: "force", params: ({ event }) => event }, "apply"] },
    ],
  },
});

export function shownMode({ forced, preference, system }: ColorModeContext): ShownMode {
  return forced ?? (preference === "system" ? system : preference);
}
