import { isInside } from "#components/map/view/map-view.ts";
import type { Coordinates } from "#schemas/values/mercator.ts";

/** An organisation on the map with its number in the list. */
export interface MapPoint extends Coordinates {
  number: number;
  name: string;
  services: readonly string[];
  address: string;
  municipality: string;
  phone: { display: string; href: string } | null;
  email: string | null;
  web: { label: string; href: string } | null;
  /** Link to its entry in the list. */
  href: string;
}

export interface MapPoints {
  points: MapPoint[];
  /** Number of organisations without a place on the map. */
  missing: number;
}

/**
 * Parses the page's GeoJSON; features without coordinates in the country are only counted. Throws unless it is a
 * FeatureCollection.
 */
export function readPoints(json: unknown): MapPoints {
  const features = fieldsOf(json)["features"];
  if (!Array.isArray(features)) throw new Error("The map's data are no GeoJSON.");
  const points = features.flatMap(toPoint);
  return { points, missing: features.length - points.length };
}

function toPoint(feature: unknown): MapPoint[] {
  const { id, geometry, properties } = fieldsOf(feature);
  const { name, services, address, municipality, phone, email, web, href } = fieldsOf(properties);
  const place = toPlace(geometry);
  if (typeof id !== "number" || !isText(name) || !isText(href) || !place) return [];
  return [
    {
      ...place,
      number: id,
      name,
      services: Array.isArray(services) ? services.filter(isText) : [],
      address: isText(address) ? address : "",
      municipality: isText(municipality) ? municipality : "",
      phone: toPhone(phone),
      email: isText(email) ? email : null,
      web: toWeb(web),
      href,
    },
  ];
}

function toPlace(geometry: unknown): Coordinates | null {
  const { type, coordinates } = fieldsOf(geometry);
  if (type !== "Point" || !Array.isArray(coordinates)) return null;
  const [longitude, latitude]: unknown[] = coordinates;
  if (typeof latitude !== "number" || typeof longitude !== "number") return null;
  return isInside({ latitude, longitude }) ? { latitude, longitude } : null;
}

function toPhone(phone: unknown): MapPoint["phone"] {
  const { display, href } = fieldsOf(phone);
  return isText(display) && isText(href) && href.startsWith("tel:") ? { display, href } : null;
}

function toWeb(web: unknown): MapPoint["web"] {
  const { label, href } = fieldsOf(web);
  return isText(label) && isText(href) && /^https?:\/\//.test(href) ? { label, href } : null;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
