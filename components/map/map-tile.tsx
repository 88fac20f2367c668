import type { TileComponentProps } from "pigeon-maps";

/** An image of the ground; one that does not come leaves the calm background. */
export function MapTile({ tile: { url, left, top, width, height, active }, tileLoaded }: TileComponentProps) {
  // Those of the zoom before would be drawn under the new ones, at the price of every second frame.
  // biome-ignore lint/complexity/noUselessFragments: pigeon-maps asks for an element
  if (!active) return <></>;
  return (
    <img
      className="map-tile"
      src={url}
      alt=""
      // A pixel more than its place closes the seams that fractions of pixels leave.
      width={width + 1}
      height={height + 1}
      style={{ left, top }}
      onLoad={({ currentTarget }) => {
        currentTarget.hidden = false;
        tileLoaded();
      }}
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
        tileLoaded();
      }}
    />
  );
}

/** The address of a tile by a template such as `/tiles/{theme}/{z}/{x}/{y}.svg`. */
export function toTileAddress(template: string, tile: { x: number; y: number; z: number; theme: string }): string {
  const parts = new Map(Object.entries(tile));
  return template.replace(/\{(\w+)\}/g, (placeholder, name) => String(parts.get(name) ?? placeholder));
}
