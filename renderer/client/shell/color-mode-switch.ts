import { colorModeActor } from "#renderer/client/actors.ts";
import type { Behaviour } from "#renderer/client/behaviours/start.ts";
import { colorModes } from "#schemas/site/color-modes.ts";
import { showPreference } from "./preference.ts";

// The actor itself follows other tabs and pages that force a mode.
colorModeActor.subscribe(showPreference);

/** Handles the visitor's choice of colour mode. */
export const colorMode: Behaviour = (_, sender) => {
  const chosen = sender instanceof HTMLInputElement && colorModes.find((mode) => mode === sender.value);
  if (chosen) colorModeActor.send({ type: "chosen", mode: chosen });
};
