/** Milliseconds since 1970 by the clock at the time the page was loaded; later corrections of the clock have no effect. */
export function wallTime(): number {
  return Math.round(performance.timeOrigin + performance.now());
}
