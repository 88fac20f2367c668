export const maxZoom = 18;
/** The lowest zoom level: the whole country fills the screen of a telephone. */
export const minZoom = 5;
export const zoomStep = 1;

/** Timeout of geolocation in milliseconds. */
export const geolocationTimeout = 10_000;
/** Pixels the map moves by with an arrow key. */
export const keyboardPan = 80;
/** Milliseconds in which turns of the wheel count as one. */
export const wheelDebounce = 40;
export const wheelPixelsPerLevel = 60;
/** Milliseconds after which a touch is a long press. */
export const longPress = 600;
/** Pixels a finger may slip and still tap. */
export const tapTolerance = 15;

/** Pixels within which markers join a cluster. */
export const clusterRadius = 80;
/** Pixels of a cluster's side, whatever it holds; the style sheet says the same. */
export const clusterSize = 40;
/** Pixels of a marker's side, as in the style sheet. */
export const markerSize = 32;
/** From so many markers on, those on one spot stand in a spiral, fewer in a circle. */
export const spiralFrom = 9;
/** Most markers that are spread around one spot; the others are in the list. */
export const mostSpread = 100;
