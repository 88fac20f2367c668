import { useEffect, useState } from "react";
import type { MapName } from "#schemas/site/map-tiles.ts";

const none: readonly MapName[] = [];

/** Loads the names for tiles without names; without them, the map still has all its marks. */
export function useMapNames(address: string | null): readonly MapName[] {
  const [names, setNames] = useState(none);
  useEffect(() => {
    if (address === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    loadNames(address, signal).then(setNames, (error: unknown) => {
      if (!signal.aborted) console.warn("the names of the map could not be loaded", error);
    });
    return () => controller.abort();
  }, [address]);
  return names;
}

async function loadNames(address: string, signal: AbortSignal): Promise<MapName[]> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}`);
  const names: unknown = await answer.json();
  return Array.isArray(names) ? names.filter(isName) : [];
}

function isName(name: unknown): name is MapName {
  return typeof name === "object" && name !== null && "text" in name && "latitude" in name && "longitude" in name;
}
