/** Least time between two reactions to a window that is being resized, in milliseconds (spec §9, navigation). */
export const resizeThrottle = 50;

const clickThrottle = 50;

/** Returns a function that runs at once, then at most once in `ms`; calls in between run once at the end of that time. */
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

/** True for a click that follows another on the same element within 50 ms (spec §9, click throttle). */
export function isRepeatedClick({
  currentTarget,
  timeStamp,
}: Pick<UIEvent, "timeStamp"> & { currentTarget: EventTarget }): boolean {
  const isRepeatedClick = timeStamp - (lastClicks.get(currentTarget) ?? Number.NEGATIVE_INFINITY) < clickThrottle;
  if (!isRepeatedClick) lastClicks.set(currentTarget, timeStamp);
  return isRepeatedClick;
}
