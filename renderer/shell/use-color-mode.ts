import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import type { ActorRefFrom } from "xstate";
import type { colorModeMachine } from "#machines/color-mode.ts";
import type { ColorMode } from "#schemas/layout.ts";

/** The visitor's choice, null until it is known, and the way to change it; its actor outlives the page. */
export function useColorMode(): { preference: ColorMode | null; choose: (mode: ColorMode) => void } {
  const [actor, setActor] = useState<ActorRefFrom<typeof colorModeMachine>>();
  useEffect(() => {
    import("../actors.ts").then(
      ({ colorModeActor }) => setActor(colorModeActor),
      (error: unknown) => console.error("the colour mode could not be loaded", error),
    );
  }, []);
  return {
    preference: useSelector(actor, (snapshot) => snapshot?.context.preference ?? null),
    choose: (mode) => actor?.send({ type: "chosen", mode }),
  };
}
