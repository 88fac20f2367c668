/** The lowest zoom level: the whole country fills the screen of a phone. */
export const minZoom = 5;
export const zoomStep = 1;

/** Timeout of geolocation in milliseconds. */
export const geolocationTimeout = 10_000;
/** Pixels the map moves by with an arrow key. */
export const keyboardPan = 80;
/** Milliseconds in which turns of the wheel count as one. */
export const wheelDebounceMs = 40;
export const wheelPixelsPerLevel = 60;
/** Milliseconds after which a touch is a long press. */
export const longPressMs = 600;
/** Pixels that a finger may move during a tap. */
export const tapTolerance = 15;

/** Pixels within which markers are merged into a cluster. */
export const clusterRadius = 80;
/** Size of a cluster in pixels, whatever it contains; must match the style sheet. */
export const clusterSize = 40;
/** Size of a marker in pixels; must match the style sheet. */
export const markerSize = 32;
/** From this number on, markers on one spot are spread in a spiral; fewer are spread in a circle. */
export const spiralFrom = 9;
/** Maximum number of markers spread around one spot; the others are only in the list. */
export const maxSpread = 100;
