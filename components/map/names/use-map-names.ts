import { useEffect, useState } from "react";
import { type MapName, mapNamesPath } from "#schemas/site/map-tiles.ts";

const none: readonly MapName[] = [];

/** Loads the names for the portal's own tiles; without them, the map still has all its marks. */
export function useMapNames(isOwnMap: boolean): readonly MapName[] {
  const [names, setNames] = useState(none);
  useEffect(() => {
    if (!isOwnMap) return;
    const controller = new AbortController();
    const { signal } = controller;
    loadNames(signal).then(setNames, (error: unknown) => {
      if (!signal.aborted) console.warn("the names of the map could not be loaded", error);
    });
    return () => controller.abort();
  }, [isOwnMap]);
  return names;
}

async function loadNames(signal: AbortSignal): Promise<MapName[]> {
  const answer = await fetch(mapNamesPath, { signal });
  if (!answer.ok) throw new Error(`${mapNamesPath} was answered ${answer.status}`);
  const names: unknown = await answer.json();
  return Array.isArray(names) ? names.filter(isName) : [];
}

function isName(name: unknown): name is MapName {
  return typeof name === "object" && name !== null && "text" in name && "latitude" in name && "longitude" in name;
}
