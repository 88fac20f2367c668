/** Returns what a promise has without waiting for input or output, as for a cached value; null for what is pending or fails. */
export async function valueAtOnce<Value>(promise: Promise<Value>): Promise<Value | null> {
  const turn = new Promise<null>((resolve) => setImmediate(resolve, null));
  return Promise.race([promise.catch(() => null), turn]);
}
