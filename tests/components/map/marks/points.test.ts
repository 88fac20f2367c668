import { expect, test } from "vitest";
import { readPoints } from "#components/map/marks/points.ts";
import { aPoint } from "../a-point.ts";

const { number, latitude, longitude, ...properties } = aPoint();
const feature = {
  type: "Feature",
  id: number,
  geometry: { type: "Point", coordinates: [longitude, latitude] },
  properties,
};
const read = (...features: unknown[]) => readPoints({ type: "FeatureCollection", features });

test("a feature becomes a point with its number in the list", () => {
  expect(read(feature)).toEqual({ points: [aPoint()], missing: 0 });
});

test.each([
  ["no geometry", { ...feature, geometry: null }],
  ["no coordinates", { ...feature, geometry: { type: "Point" } }],
  ["coordinates as text", { ...feature, geometry: { type: "Point", coordinates: ["17", "49"] } }],
  ["a place abroad", { ...feature, geometry: { type: "Point", coordinates: [2.35, 48.86] } }],
  ["swapped coordinates", { ...feature, geometry: { type: "Point", coordinates: [49.6, 17.2] } }],
  ["what is no number", { ...feature, geometry: { type: "Point", coordinates: [Number.NaN, 49] } }],
  ["another geometry", { ...feature, geometry: { type: "LineString", coordinates: [17, 49] } }],
  ["no name", { ...feature, properties: { ...properties, name: "" } }],
  ["no number", { ...feature, id: "1" }],
  ["nothing", null],
  ["a text", "feature"],
])("a feature with %s is counted, not shown", (_what, wrong) => {
  expect(read(wrong, feature)).toEqual({ points: [aPoint()], missing: 1 });
});

test("invalid contacts are left out, above all scripts as links", () => {
  const wrong = {
    phone: { display: "1", href: "javascript:alert(1)" },
    web: { label: "web", href: "javascript:alert(1)" },
    email: 7,
    services: "x",
  };
  const { points } = read({ ...feature, properties: { ...properties, ...wrong } });
  expect(points).toMatchObject([{ phone: null, web: null, email: null, services: [] }]);
});

test.each([null, "", 7, [], {}, { features: null }])("%j is no collection", (json) => {
  expect(() => readPoints(json)).toThrow("no GeoJSON");
});
