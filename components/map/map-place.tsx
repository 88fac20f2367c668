import type { ReactNode } from "react";
import type { MapTiles } from "#schemas/site/map-tiles.ts";
import type { MapLabels } from "./map-labels.ts";
import styles from "./map-place.module.css";

type Props = {
  tiles: MapTiles;
  labels: MapLabels;
  /** Messages about the map while it is used. */
  notes?: ReactNode;
  /** The map with its buttons. */
  children: ReactNode;
};

/** A map and the texts below it. */
export function MapPlace({ tiles, labels, notes, children }: Props) {
  return (
    <div className={styles.place}>
      {children}
      <p>{tiles.attribution}</p>
      <p>{labels.instructions}</p>
      <div className={styles.notes}>{notes}</div>
    </div>
  );
}

/** The place of a map that is still loading: as high as the map, so that nothing moves when it appears. */
export function WaitingMap({ children, ...place }: Omit<Props, "notes">) {
  return (
    <MapPlace {...place}>
      <div className={styles.waiting}>{children}</div>
    </MapPlace>
  );
}
