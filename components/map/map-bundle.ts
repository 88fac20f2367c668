/** Loaded when a map scrolls into view, as a single chunk because small files compress badly. */
export { MapPanel } from "./map-panel.tsx";
export { readPoints } from "./marks/points.ts";
