/** Longest wait for another tab, in milliseconds; a hanging tab must not prevent signing out. */
const maxWaitMs = 5000;

/** Milliseconds until a stored value is visible in other tabs. */
const storageDelayMs = 100;

/** Lets only one tab at a time refresh or end the session; the next one then reads what the previous one stored. */
export function withSessionLock<Result>(run: () => Promise<Result>): Promise<Result> {
  const { locks }: Partial<Navigator> = navigator;
  if (!locks) return run();
  return new Promise((resolve, reject) => {
    const hold = async () => {
      await run().then(resolve, reject);
      await new Promise((settled) => setTimeout(settled, storageDelayMs));
    };
    const { signal, cancel } = timeLimit();
    locks
      .request("auth", { signal }, () => {
        cancel();
        return hold();
      })
      .catch(() => run().then(resolve, reject));
  });
}

function timeLimit() {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), maxWaitMs);
  return { signal: controller.signal, cancel: () => clearTimeout(timer) };
}
