import { createClient, RESP_TYPES } from "@redis/client";

/** Milliseconds between two tries to connect. */
const reconnectMs = 1000;

export type ValkeyClient = ReturnType<typeof createValkeyClient>;

/** A client that connects again by itself, and refuses commands while it is not connected. */
export function createValkeyClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    // A connection whose other end is gone without a word is noticed.
    pingInterval: 2000,
    socket: { reconnectStrategy: () => reconnectMs, connectTimeout: reconnectMs, socketTimeout: 3 * reconnectMs },
  }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
}
