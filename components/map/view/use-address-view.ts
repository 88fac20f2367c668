import { useEffect, useRef, useState } from "react";
import { type MapView, toHash } from "./map-view.ts";

/** Milliseconds that a view has to last: browsers let an address change only so often. */
const lasting = 250;

/** Writes the view into the address, to be shared, and says when the visitor goes to another by the address. */
export function useAddressView(onChange: (hash: string) => void): (view: MapView) => void {
  const changed = useRef(onChange);
  changed.current = onChange;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [page] = useState(pageOf);

  useEffect(() => {
    const listen = () => changed.current(location.hash);
    addEventListener("hashchange", listen);
    return () => {
      removeEventListener("hashchange", listen);
      clearTimeout(timer.current);
    };
  }, []);

  return (view) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Another page may be on its way already: its address is not ours to change.
      if (pageOf() === page) history.replaceState(history.state, "", toHash(view));
    }, lasting);
  };
}

function pageOf(): string {
  return location.pathname + location.search;
}
