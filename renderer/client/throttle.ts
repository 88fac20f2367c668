/** Minimum time between two reactions to window resizing, in milliseconds (spec §9, navigation). */
export const resizeThrottle = 50;

const clickThrottle = 50;

/** Runs a function at once, then at most once per `ms`, and a last time if there were calls in between. */
export function throttled(run: () => void, ms: number): () => void {
  let isWaiting = false;
  let again = false;
  return function call() {
    again = isWaiting;
    if (isWaiting) return;
    isWaiting = true;
    run();
    setTimeout(() => {
      isWaiting = false;
      if (again) call();
    }, ms);
  };
}

const lastClicks = new WeakMap<EventTarget, number>();

/** True for a click less than 50 ms after another on the same element (spec §9, click throttle). */
export function isRepeatedClick({
  currentTarget,
  timeStamp,
}: Pick<UIEvent, "timeStamp"> & { currentTarget: EventTarget }): boolean {
  const isRepeated = timeStamp - (lastClicks.get(currentTarget) ?? Number.NEGATIVE_INFINITY) < clickThrottle;
  if (!isRepeated) lastClicks.set(currentTarget, timeStamp);
  return isRepeated;
}
