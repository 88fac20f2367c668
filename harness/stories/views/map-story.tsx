import { type ComponentProps, useEffect, useRef } from "react";
import { useMapLabels } from "#components/map/map-labels.ts";
import { MapPanel } from "#components/map/map-panel.tsx";

type Props = Omit<ComponentProps<typeof MapPanel>, "labels" | "lang"> & {
  /** Name of the organisation whose popup is to be open. */
  open: string | null;
};

/** The map as it is once its data have come: it stands still when keys reach its marks, which it decides after a pause. */
export function MapStory({ open, ...props }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isEmpty = props.points.length === 0;
  useEffect(() => {
    const timer = setInterval(() => {
      if (!isEmpty && !root.current?.querySelector(".map-mark:not([tabindex])")) return;
      clearInterval(timer);
      if (open) root.current?.querySelector<HTMLElement>(`[aria-label$="${open}"]`)?.click();
      root.current?.removeAttribute("data-settling");
    }, 20);
    return () => clearInterval(timer);
  }, [open, isEmpty]);
  return (
    <div ref={root} data-settling="">
      <MapPanel {...props} {...useMapLabels()} />
    </div>
  );
}
