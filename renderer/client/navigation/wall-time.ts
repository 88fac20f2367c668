/** Milliseconds since 1970 by the system clock at page load; later corrections of the clock have no effect. */
export function wallTime(): number {
  return Math.round(performance.timeOrigin + performance.now());
}
