/** Waits until the promises of a machine's actors have settled. */
export async function settle(): Promise<void> {
  for (let tick = 0; tick < 5; tick += 1) await Promise.resolve();
}
