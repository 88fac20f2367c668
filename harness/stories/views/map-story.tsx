import { type ComponentProps, useEffect, useRef } from "react";
import { useMapLabels } from "#components/map/map-labels.ts";
import { MapPanel } from "#components/map/map-panel.tsx";

type Props = Omit<ComponentProps<typeof MapPanel>, "labels" | "lang"> & {
  /** Name of the organisation with the open popup. */
  open: string | null;
};

/** Milliseconds, longer than the map's delay before it announces its position and makes markers focusable. */
const quietMs = 100;

/** The map after its data have loaded and all changes are done. */
export function MapStory({ open, ...props }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isEmpty = props.points.length === 0;
  useEffect(() => {
    const { current } = root;
    if (!current) return;
    let isOpened = open === null;
    let timer = setTimeout(look, quietMs);
    const observer = new MutationObserver(lookLater);
    observer.observe(current, { subtree: true, childList: true, attributes: true, characterData: true });
    return end;

    function lookLater(): void {
      clearTimeout(timer);
      timer = setTimeout(look, quietMs);
    }

    function look(): void {
      const isReached = isEmpty || current?.querySelector(".map-mark:not([tabindex])");
      if (isReached && isOpened) {
        end();
        current?.removeAttribute("data-settling");
        return;
      }
      if (isReached) current?.querySelector<HTMLElement>(`[aria-label$="${open}"]`)?.click();
      isOpened ||= Boolean(isReached);
      lookLater();
    }

    function end(): void {
      clearTimeout(timer);
      observer.disconnect();
    }
  }, [open, isEmpty]);
  return (
    <div ref={root} data-settling="">
      <MapPanel {...props} {...useMapLabels()} />
    </div>
  );
}
