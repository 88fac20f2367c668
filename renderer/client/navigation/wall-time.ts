/** Milliseconds since 1970 as the browser's clock had it when the page was loaded, without later corrections. */
export function wallTime(): number {
  return Math.round(performance.timeOrigin + performance.now());
}
