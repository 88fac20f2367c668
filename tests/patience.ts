/** Timeout for an expected event; another process may be slow on a busy machine. */
export const patience = { timeout: 30_000, interval: 20 };
