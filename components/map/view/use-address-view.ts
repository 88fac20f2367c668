import { useEffect, useRef, useState } from "react";
import { type MapView, toHash } from "./map-view.ts";

/** Milliseconds a view must last before it is written: browsers rate-limit changes of the address. */
const minDurationMs = 250;

interface Options {
  /** Called when the visitor changes the fragment of the address. */
  onChange: (hash: string) => void;
  /** True while a move of the map is in progress. */
  isMoving: () => boolean;
}

/** Writes the view to the address, and reports when the visitor changes the view through the address. */
export function useAddressView(options: Options): (view: MapView) => void {
  const current = useRef(options);
  current.current = options;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A move that began before the visitor followed a link to another fragment.
  const isOutdated = useRef(false);
  const [page] = useState(pageOf);

  useEffect(() => {
    const listen = () => {
      // The visitor has followed a link to another fragment, which a view that is still waiting must not replace.
      clearTimeout(timer.current);
      isOutdated.current = current.current.isMoving();
      current.current.onChange(location.hash);
    };
    addEventListener("hashchange", listen);
    return () => {
      removeEventListener("hashchange", listen);
      clearTimeout(timer.current);
    };
  }, []);

  return (view) => {
    clearTimeout(timer.current);
    const mayWrite = !isOutdated.current;
    isOutdated.current = false;
    if (!mayWrite) return;
    timer.current = setTimeout(() => {
      // While another page is loading, the address already belongs to that page.
      if (pageOf() === page) history.replaceState(history.state, "", toHash(view));
    }, minDurationMs);
  };
}

function pageOf(): string {
  return location.pathname + location.search;
}
