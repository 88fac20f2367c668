import { useCallback, useEffect, useState } from "react";
import type { ActorRefFrom } from "xstate";
import type { colorModeMachine } from "#machines/color-mode.ts";
import { type ColorMode, colorModeKey } from "#schemas/site/color-modes.ts";

type Actor = ActorRefFrom<typeof colorModeMachine>;

/**
 * The visitor's choice, null until it is known, and the way to change it; `asked` is the mode that the page asks for.
 * The actor behind it outlives the page. It is loaded when there is something to do for it, which on most visits there
 * never is: until then the choice is the one that the theme script has found.
 */
export function useColorMode(asked: ColorMode | null) {
  const [preference, setPreference] = useState<ColorMode | null>(null);
  const [actor, setActor] = useState<Actor>();
  const wake = useCallback(async () => {
    const loaded = await loadActor();
    setActor(loaded);
    return loaded;
  }, []);

  useEffect(() => {
    setPreference(foundMode());
    return onOtherTabs(() => void wake());
  }, [wake]);

  useEffect(() => {
    if (asked) void wake();
  }, [asked, wake]);

  useEffect(() => {
    if (!actor) return;
    const follow = () => setPreference(actor.getSnapshot().context.preference);
    follow();
    return actor.subscribe(follow).unsubscribe;
  }, [actor]);

  const choose = async (mode: ColorMode) => (await wake())?.send({ type: "chosen", mode });
  return { preference, choose };
}

async function loadActor(): Promise<Actor | undefined> {
  try {
    return (await import("#renderer/client/actors.ts")).colorModeActor;
  } catch (error) {
    console.error("the colour mode could not be loaded", error);
    return undefined;
  }
}

function foundMode(): ColorMode {
  const mode = document.documentElement.dataset["colorMode"];
  return mode === "light" || mode === "dark" ? mode : "system";
}

/** Calls when another tab may have changed the choice, also while this page was in the back/forward cache. */
function onOtherTabs(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener("storage", ({ key }) => (key === colorModeKey || key === null) && listener(), { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && listener(), { signal });
  return () => controller.abort();
}
