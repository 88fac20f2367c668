import { type RefObject, useLayoutEffect, useRef } from "react";
import type { WorldPoint } from "#schemas/values/mercator.ts";
import type { MapItem } from "./clusters.ts";
import type { Opened } from "./use-opening.ts";

/** Moves the focus to the nearest mark when the focused mark is removed. */
export function useRestoredFocus(root: RefObject<HTMLElement | null>, items: readonly MapItem[], opened: Opened) {
  const last = useRef<WorldPoint | null>(null);

  // Before the browser paints, so that no key press is lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is opened takes marks away as well
  useLayoutEffect(() => {
    const from = last.current;
    if (!from || document.activeElement !== document.body) return;
    const [nearest] = items.toSorted((a, b) => distance(a, from) - distance(b, from));
    if (nearest) put(nearest.key);
    else root.current?.closest("section")?.focus({ preventScroll: true });
  }, [items, opened]);

  function put(key: string): void {
    root.current?.querySelector<HTMLElement>(`[data-mark="${key}"]`)?.focus({ preventScroll: true });
  }

  return {
    put,
    note(key: string): void {
      const { cluster, members = [] } = opened.spread ?? {};
      const isSpread = members.some(({ point }) => `p${point.number}` === key);
      last.current = (isSpread ? cluster : items.find((item) => item.key === key)) ?? last.current;
    },
    forget(): void {
      last.current = null;
    },
  };
}

function distance(a: WorldPoint, b: WorldPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
