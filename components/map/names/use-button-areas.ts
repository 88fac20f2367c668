import { type RefObject, useLayoutEffect, useState } from "react";
import type { Area } from "./place-names.ts";

const none: readonly Area[] = [];

/** Returns the areas of the buttons on the map, in pixels of the frame; they are measured again when its size changes. */
export function useButtonAreas(layer: RefObject<HTMLElement | null>, width: number, height: number): readonly Area[] {
  const [areas, setAreas] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons move with the size of the frame
  useLayoutEffect(() => {
    const canvas = layer.current?.closest(".map-canvas");
    if (!canvas) return;
    const { left, top } = canvas.getBoundingClientRect();
    const corner = { x: left + canvas.clientLeft, y: top + canvas.clientTop };
    const buttons = canvas.parentElement?.querySelectorAll(".map-pad button") ?? [];
    setAreas([...buttons].map((button) => areaIn(corner, button.getBoundingClientRect())));
  }, [layer, width, height]);
  return areas;
}

function areaIn(corner: { x: number; y: number }, { left, top, right, bottom }: DOMRect): Area {
  return { left: left - corner.x, top: top - corner.y, right: right - corner.x, bottom: bottom - corner.y };
}
