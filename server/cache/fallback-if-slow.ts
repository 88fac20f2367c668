/** Longest wait in milliseconds for a refresh when a stale value could be served. */
const maxRefreshWaitMs = 250;

/** Returns the loaded value, or the fallback when loading is slow. */
export async function fallbackIfSlow<V>(loaded: Promise<V>, fallback: () => V): Promise<V> {
  const { promise, resolve } = Promise.withResolvers<V>();
  const timer = setTimeout(() => resolve(fallback()), maxRefreshWaitMs);
  try {
    return await Promise.race([loaded, promise]);
  } finally {
    clearTimeout(timer);
  }
}
