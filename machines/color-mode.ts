import { assign, fromCallback, setup } from "xstate";
import { type ColorMode, forcedBy, type ShownMode } from "#schemas/site/color-modes.ts";

interface Input {
  preference: ColorMode;
  system: ShownMode;
}

export interface ColorModeContext extends Input {
  /** What the page shows whatever the visitor prefers. */
  forced: ShownMode | null;
}

export type ColorModeEvent =
  | { type: "chosen"; mode: ColorMode }
  | { type: "systemChanged"; mode: ShownMode }
  /** The choice was made in another tab. */
  | { type: "storageChanged"; mode: ColorMode }
  /** The page on show has changed; null forces nothing. */
  | { type: "pageForced"; mode: ColorMode | null };

/** Which mode the pages are shown in: the page's own, else the visitor's, else the system's (spec §4 colour mode). */
export const colorModeMachine = setup({
  types: { input: {} as Input, context: {} as ColorModeContext, events: {} as ColorModeEvent },
  actors: {
    /** Tells of the system, the other tabs and the page. */
    surroundings: fromCallback<ColorModeEvent>(() => {}),
  },
  guards: { isSystem: (_, { mode }: { mode: ColorMode | null }) => mode === "system" },
  actions: {
    prefer: assign((_, { mode }: { mode: ColorMode }) => ({ preference: mode })),
    noteSystem: assign((_, { mode }: { mode: ShownMode }) => ({ system: mode })),
    force: assign((_, { mode }: { mode: ColorMode | null }) => ({ forced: forcedBy(mode) })),
    store: (_, _params: { mode: ColorMode }) => {},
    apply: () => {},
    warn: () => {},
  },
}).createMachine({
  context: ({ input }) => ({ ...input, forced: null }),
  invoke: { src: "surroundings" },
  on: {
    chosen: {
      actions: [
        { type: "prefer", params: ({ event }) => event },
        { type: "store", params: ({ event }) => event },
        "apply",
      ],
    },
    storageChanged: { actions: [{ type: "prefer", params: ({ event }) => event }, "apply"] },
    systemChanged: { actions: [{ type: "noteSystem", params: ({ event }) => event }, "apply"] },
    pageForced: [
      {
        guard: { type: "isSystem", params: ({ event }) => event },
        actions: ["warn", { type: "force", params: ({ event }) => event }, "apply"],
      },
      { actions: [{ type: "force", params: ({ event }) => event }, "apply"] },
    ],
  },
});

/** The mode on show. */
export function shownMode({ forced, preference, system }: ColorModeContext): ShownMode {
  return forced ?? (preference === "system" ? system : preference);
}
