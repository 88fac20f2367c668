/** Least time between two reactions to a window that is being resized, in milliseconds (spec §9, navigation). */
export const resizeThrottle = 50;

const clickThrottle = 50;

/** Calls at once, then at most once in `ms`; of the calls in between, one is made at the end of that time. */
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

/** Whether a click only repeats one on the same element: it follows within 50 ms (spec §9, click throttle). */
export function isEcho({
  currentTarget,
  timeStamp,
}: Pick<UIEvent, "timeStamp"> & { currentTarget: EventTarget }): boolean {
  const isEcho = timeStamp - (lastClicks.get(currentTarget) ?? Number.NEGATIVE_INFINITY) < clickThrottle;
  if (!isEcho) lastClicks.set(currentTarget, timeStamp);
  return isEcho;
}
