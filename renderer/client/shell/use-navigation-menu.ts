import { useEffect, useState, useSyncExternalStore } from "react";
import { createActor } from "xstate";
import { navigationMenuMachine } from "#machines/navigation-menu.ts";

/** Runs the menu's machine while the header is mounted; without @xstate/react, which adds 0.5 kB to every page. */
export function useNavigationMenu() {
  const [actor] = useState(() => createActor(navigationMenuMachine));
  useEffect(() => {
    actor.start();
    return () => void actor.stop();
  }, [actor]);
  const read = () => actor.getSnapshot();
  return [useSyncExternalStore((listener) => actor.subscribe(listener).unsubscribe, read, read), actor.send] as const;
}
