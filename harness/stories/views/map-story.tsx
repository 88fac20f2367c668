import { type ComponentProps, useEffect, useRef } from "react";
import { useMapLabels } from "#components/map/map-labels.ts";
import { MapPanel } from "#components/map/map-panel.tsx";

type Props = Omit<ComponentProps<typeof MapPanel>, "labels" | "lang"> & {
  /** Name of the organisation whose popup is to be open. */
  open: string | null;
};

/** The map as it is once its data have come. */
export function MapStory({ open, ...props }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    // The map measures itself before it draws what stands on it.
    const timer = setInterval(() => {
      const mark = root.current?.querySelector<HTMLElement>(`[aria-label$="${open}"]`);
      if (!mark) return;
      clearInterval(timer);
      mark.click();
      root.current?.removeAttribute("data-settling");
    }, 50);
    return () => clearInterval(timer);
  }, [open]);
  return (
    <div ref={root} data-settling={open ? "" : undefined}>
      <MapPanel {...props} {...useMapLabels()} />
    </div>
  );
}
