import type { TileComponentProps } from "pigeon-maps";
import { type SyntheticEvent, useEffect, useRef } from "react";
import { tileSize } from "#schemas/values/mercator.ts";

/**
 * An image of the ground; one that does not come leaves the calm background. Without an address it is not asked for yet:
 * what is drawn already is scaled while the map is zoomed.
 */
export function MapTile({ tile: { url, left, top, width, active }, tileLoaded }: TileComponentProps) {
  const src = useRef("");
  if (active && url) src.current = url;
  // One that is taken away is not waited for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first function does as well as any later one
  useEffect(() => tileLoaded, []);
  function onEnd({ type, currentTarget }: SyntheticEvent<HTMLImageElement>) {
    currentTarget.hidden = type === "error";
    tileLoaded();
  }
  // biome-ignore lint/complexity/noUselessFragments: pigeon-maps asks for an element
  if (!src.current) return <></>;
  return (
    <img
      className="map-tile"
      src={src.current}
      alt=""
      // A pixel more than its place closes the seams that fractions of pixels leave.
      width={tileSize + 1}
      height={tileSize + 1}
      style={{ left, top, scale: width / tileSize }}
      onLoad={onEnd}
      onError={onEnd}
    />
  );
}

/** The address of a tile by a template such as `/tiles/{theme}/{z}/{x}/{y}.svg`. */
export function toTileAddress(template: string, tile: { x: number; y: number; z: number; theme: string }): string {
  const parts = new Map(Object.entries(tile));
  return template.replace(/\{(\w+)\}/g, (placeholder, name) => String(parts.get(name) ?? placeholder));
}
