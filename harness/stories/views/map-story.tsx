import type { ComponentProps } from "react";
import { useMapLabels } from "#portal/components/map/map-labels.ts";
import { MapPanel } from "#portal/components/map/map-panel.tsx";
import { SettledMap } from "./settled-map.tsx";

type Props = Omit<ComponentProps<typeof MapPanel>, "labels" | "lang"> & {
  /** Name of the organisation with the open popup. */
  open: string | null;
};

/** The map after its data have loaded. */
export function MapStory({ open, ...props }: Props) {
  return (
    <SettledMap open={open}>
      <MapPanel {...props} {...useMapLabels()} />
    </SettledMap>
  );
}
