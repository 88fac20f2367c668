import { memo, type Ref } from "react";
import type { MapLabels } from "#components/map/map-labels.ts";
import { formatCount, formatPlural } from "#components/map/plural-text.ts";
import type { WorldPoint } from "#schemas/values/mercator.ts";
import { clusterSizeOf } from "./cluster-size.ts";
import type { MapItem } from "./clusters.ts";
import { MapPopup } from "./map-popup.tsx";
import type { MapPoint } from "./points.ts";
import type { Spread } from "./spread.ts";

type Props = {
  items: readonly MapItem[];
  /** Keys of the items that are fully visible; only these can be focused. */
  inView: ReadonlySet<string>;
  /** The corner that marks are positioned from, and the size of the world in pixels. */
  corner: WorldPoint;
  size: number;
  spread: Spread | null;
  /** Number of the point whose popup is open. */
  open: number | null;
  /** Hull of the cluster that is hovered or focused. */
  outline: readonly WorldPoint[];
  popup: Ref<HTMLDivElement>;
  onClose: () => void;
  labels: MapLabels;
  lang: string;
};

/** Markers, clusters, hull and popup. None of them is rendered again while the map only moves. */
export const MapMarks = memo(function MapMarks(props: Props) {
  const { items, inView, corner, size, spread, outline, labels, lang } = props;
  const leftOf = ({ x }: WorldPoint) => Math.round((x - corner.x) * size);
  const topOf = ({ y }: WorldPoint) => Math.round((y - corner.y) * size);
  const shown = spread && items.some(({ key }) => key === spread.cluster.key) ? spread : null;
  return (
    <>
      <svg className="map-lines" aria-hidden="true">
        {outline.length > 1 && (
          <polygon points={outline.map((point) => `${leftOf(point)},${topOf(point)}`).join(" ")} />
        )}
        {shown?.members.map(({ point: { number }, offset: { dx, dy } }) => {
          const [x, y] = [leftOf(shown.cluster), topOf(shown.cluster)];
          return <line key={number} x1={x} y1={y} x2={x + dx} y2={y + dy} />;
        })}
      </svg>
      {items.map((item) => {
        const place = { left: leftOf(item), top: topOf(item), isReachable: inView.has(item.key) };
        if (item.kind === "point") return <Organisation key={item.key} {...props} {...place} point={item.point} />;
        const { key, count } = item;
        const isSpread = shown?.cluster.key === key;
        return [
          <Mark
            key={key}
            mark={key}
            look={`map-cluster ${clusterSizeOf(count)}`}
            text={formatCount(count, lang)}
            name={formatPlural(item.place ? labels.cluster : labels.clusterAnywhere, {
              count,
              place: item.place,
              lang,
            })}
            isExpanded={isSpread || undefined}
            {...place}
          />,
          isSpread &&
            shown.members.map(({ point, offset: { dx, dy } }) => (
              <Organisation
                key={`p${point.number}`}
                {...props}
                point={point}
                left={place.left + dx}
                top={place.top + dy}
                isReachable
              />
            )),
        ];
      })}
    </>
  );
});

type Placed = { left: number; top: number; isReachable: boolean };

type OrganisationProps = Pick<Props, "open" | "popup" | "onClose" | "labels"> & Placed & { point: MapPoint };

function Organisation({ point, open, popup, onClose, labels, left, top, isReachable }: OrganisationProps) {
  const { number, name } = point;
  const isOpen = open === number;
  return (
    <>
      <Mark
        mark={`p${number}`}
        look="map-marker"
        text={String(number)}
        name={`${number}. ${name}`}
        isExpanded={isOpen}
        hasPopup
        left={left}
        top={top}
        isReachable={isReachable}
      />
      {isOpen && <MapPopup ref={popup} point={point} left={left} top={top} labels={labels} onClose={onClose} />}
    </>
  );
}

type MarkProps = Placed & {
  mark: string;
  look: string;
  text: string;
  name: string;
  isExpanded: boolean | undefined;
  hasPopup?: boolean;
};

/** A button on the map; one listener on the map handles all of them. */
const Mark = memo(function Mark({ mark, look, text, name, isExpanded, hasPopup, left, top, isReachable }: MarkProps) {
  return (
    <button
      type="button"
      className={`map-mark pigeon-click-block ${look}`}
      style={{ left, top }}
      data-mark={mark}
      aria-label={name}
      aria-haspopup={hasPopup ? "dialog" : undefined}
      aria-expanded={isExpanded}
      tabIndex={isReachable ? undefined : -1}
    >
      {text}
    </button>
  );
});
