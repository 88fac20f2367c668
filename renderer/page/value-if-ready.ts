/**
 * Returns a promise's value if it resolves within this turn of the event loop, as a cached value does; null when it is
 * still pending or rejects.
 */
export async function valueIfReady<Value>(promise: Promise<Value>): Promise<Value | null> {
  const turn = new Promise<null>((resolve) => setImmediate(resolve, null));
  return Promise.race([promise.catch(() => null), turn]);
}
