/** What is loaded when a map comes into view: in one file, as small files pack badly. */
export { MapPanel } from "./map-panel.tsx";
export { readPoints } from "./marks/points.ts";
