import { useEffect, useRef, useState } from "react";
import { type MapView, toHash } from "./map-view.ts";

/** Milliseconds a view must last before it is written: browsers rate-limit changes of the address. */
const minDurationMs = 250;

/** Writes the view to the address, and reports when the visitor changes the view through the address. */
export function useAddressView(onChange: (hash: string) => void): (view: MapView) => void {
  const changed = useRef(onChange);
  changed.current = onChange;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const quietUntil = useRef(0);
  const [page] = useState(pageOf);

  useEffect(() => {
    const listen = () => {
      // The visitor has followed a link to another fragment, which a view that is still waiting must not replace.
      clearTimeout(timer.current);
      quietUntil.current = performance.now() + minDurationMs;
      changed.current(location.hash);
    };
    addEventListener("hashchange", listen);
    return () => {
      removeEventListener("hashchange", listen);
      clearTimeout(timer.current);
    };
  }, []);

  return (view) => {
    clearTimeout(timer.current);
    // A move that ends right after a followed link began before it.
    if (performance.now() < quietUntil.current) return;
    timer.current = setTimeout(() => {
      // While another page is loading, the address already belongs to that page.
      if (pageOf() === page) history.replaceState(history.state, "", toHash(view));
    }, minDurationMs);
  };
}

function pageOf(): string {
  return location.pathname + location.search;
}
