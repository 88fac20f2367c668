import { createActor } from "xstate";
import { colorModeMachine } from "#machines/color-mode.ts";
import { toastsMachine } from "#machines/toasts.ts";
import {
  applyColorMode,
  readPreference,
  storePreference,
  systemMode,
  warnOfForcedSystem,
  watchEnvironment,
} from "./color-mode.ts";

/*
 * Actors that outlive a page, created and bound to the browser when this module is first imported. The module imports
 * XState, so the script of every page imports it only on demand.
 */
export const toastsActor = createActor(toastsMachine, { input: { now: () => performance.now() } }).start();

export const colorModeActor = createActor(
  colorModeMachine.provide({
    actors: { environment: watchEnvironment },
    actions: {
      store: (_, { mode }) => storePreference(mode),
      apply: ({ context }) => applyColorMode(context),
      warn: warnOfForcedSystem,
    },
  }),
  { input: { preference: readPreference(), system: systemMode() } },
).start();
