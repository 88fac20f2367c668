import { createClient, RESP_TYPES } from "@redis/client";

/** Milliseconds between two connection attempts. */
const reconnectMs = 500;

export type ValkeyClient = ReturnType<typeof createValkeyClient>;

/** Creates a client that reconnects automatically and rejects commands while disconnected. */
export function createValkeyClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    // Detects a connection whose other end vanished silently.
    pingInterval: 2000,
    socket: { reconnectStrategy: () => reconnectMs, connectTimeout: 1000, socketTimeout: 3000 },
  }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
}
