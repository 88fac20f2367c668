/** Code that is loaded when a map comes into view, in one chunk because small files compress badly. */
export { MapPanel } from "./map-panel.tsx";
export { readPoints } from "./marks/points.ts";
