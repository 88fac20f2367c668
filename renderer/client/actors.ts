import { createActor } from "xstate";
import { colorModeMachine } from "#machines/color-mode.ts";
import { toastsMachine } from "#machines/toasts.ts";
import {
  applyColorMode,
  readPreference,
  storePreference,
  systemMode,
  warnOfForcedSystem,
  watchSurroundings,
} from "./color-mode.ts";

/*
 * Actors that outlive a page, bound to the browser, started when this module is first loaded. The module brings XState
 * along, so the script of every page imports it only when it is needed.
 */
export const toastsActor = createActor(toastsMachine, { input: { now: () => performance.now() } }).start();

export const colorModeActor = createActor(
  colorModeMachine.provide({
    actors: { surroundings: watchSurroundings },
    actions: {
      store: (_, { mode }) => storePreference(mode),
      apply: ({ context }) => applyColorMode(context),
      warn: warnOfForcedSystem,
    },
  }),
  { input: { preference: readPreference(), system: systemMode() } },
).start();
