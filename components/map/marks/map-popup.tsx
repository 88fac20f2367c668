import { Fragment, type ReactNode, type Ref, useId } from "react";
import { Button } from "#components/layout/button.tsx";
import type { MapLabels } from "#components/map/map-labels.ts";
import { EmailLink } from "#components/text/email-link.tsx";
import { routeTo } from "#schemas/values/office/route.ts";
import type { MapPoint } from "./points.ts";

type Props = {
  point: MapPoint;
  left: number;
  top: number;
  labels: MapLabels;
  ref: Ref<HTMLDivElement>;
  onClose: () => void;
};

/** Popup of an organisation's marker; it stays open when the focus leaves it. */
export function MapPopup({ point, left, top, labels, ref, onClose }: Props) {
  const id = useId();
  const { name, services, address, phone, email, web, href, latitude, longitude } = point;
  const facts: { term: string; value: ReactNode }[] = [
    { term: labels.services, value: services.join(", ") },
    { term: labels.address, value: address },
    { term: labels.phone, value: phone && <a href={phone.href}>{phone.display}</a> },
    { term: labels.email, value: email && <EmailLink email={email} /> },
    { term: labels.web, value: web && <a href={web.href}>{web.label}</a> },
  ];
  return (
    <div
      ref={ref}
      // Presses in the popup neither drag nor click the map.
      className="map-popup pigeon-drag-block pigeon-click-block"
      style={{ left, top }}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
    >
      <h3 id={id}>{name}</h3>
      <dl>
        {facts
          .filter(({ value }) => value)
          .map(({ term, value }) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </dl>
      <a href={href}>{labels.toList}</a>
      <a href={routeTo({ latitude, longitude })}>{labels.route}</a>
      <Button type="button" size="s" look="outlined" onClick={onClose}>
        {labels.close}
      </Button>
    </div>
  );
}
