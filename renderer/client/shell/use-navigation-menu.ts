import { useEffect, useState, useSyncExternalStore } from "react";
import { createActor } from "xstate";
import { navigationMenuMachine } from "#machines/navigation-menu.ts";

/** The menu's machine for as long as the header lives; by hand, as @xstate/react would be half a kilobyte on every page. */
export function useNavigationMenu() {
  const [actor] = useState(() => createActor(navigationMenuMachine));
  useEffect(() => {
    actor.start();
    return () => void actor.stop();
  }, [actor]);
  const read = () => actor.getSnapshot();
  return [useSyncExternalStore((listener) => actor.subscribe(listener).unsubscribe, read, read), actor.send] as const;
}
