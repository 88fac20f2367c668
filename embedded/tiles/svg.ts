import { tileSize } from "#schemas/values/mercator.ts";

/**
 * Side length in pixels. The map overlaps tiles by one pixel, which must show what the neighbour shows there; a tile of
 * the plain size would be stretched.
 */
export const drawnSize = tileSize + 1;

/** Attributes of a line. */
export const line = `fill="none" stroke-linejoin="round"`;

/** Returns the image of a tile from its parts, the lowest first. */
export function toSvg(parts: readonly string[]): string {
  const size = `width="${drawnSize}" height="${drawnSize}" viewBox="0 0 ${drawnSize} ${drawnSize}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join("")}</svg>`;
}

export function path(data: string | undefined, look: string): string {
  return data ? `<path ${look} d="${data}"/>` : "";
}

/** Fills a tile with a colour. */
export function plain(color: string): string {
  return path(`M0 0h${drawnSize}v${drawnSize}H0z`, `fill="${color}"`);
}

/** Rounds to a tenth of a pixel. */
export function short(value: number): number {
  return Math.round(value * 10) / 10;
}
