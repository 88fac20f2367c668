import type { TileComponentProps } from "pigeon-maps";
import { type SyntheticEvent, useEffect, useRef } from "react";
import { tileSize } from "#schemas/values/mercator.ts";

/**
 * One tile. When it fails to load, the plain background shows. While the map zooms, tiles without an address are not
 * requested, and tiles already rendered are scaled.
 */
export function MapTile({ tile: { url, left, top, width, active }, tileLoaded }: TileComponentProps) {
  const src = useRef("");
  if (active && url) src.current = url;
  // A removed tile is not loaded any further.
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
      // One pixel of overlap hides the seams between tiles at fractional positions.
      width={tileSize + 1}
      height={tileSize + 1}
      style={{ left, top, scale: width / tileSize }}
      onLoad={onEnd}
      onError={onEnd}
    />
  );
}

/** Returns the address of a tile from a template such as `/tiles/{theme}/{z}/{x}/{y}.svg`. */
export function toTileAddress(template: string, tile: { x: number; y: number; z: number; theme: string }): string {
  const parts = new Map(Object.entries(tile));
  return template.replace(/\{(\w+)\}/g, (placeholder, name) => String(parts.get(name) ?? placeholder));
}
