/**
 * Milliseconds since 1970. Later corrections of the system clock have no effect: only its value at page load counts.
 */
export function wallTime(): number {
  return Math.round(performance.timeOrigin + performance.now());
}
