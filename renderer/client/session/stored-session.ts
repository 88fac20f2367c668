import { authPaths } from "#schemas/visitor/auth-paths.ts";
import type { StoredSession } from "#schemas/visitor/user.ts";
import { encryptionKey } from "./encryption-key.ts";
import { parseStoredSession } from "./parse-stored-session.ts";
import { type Area, readStored, store, warnOnce } from "./safe-storage.ts";
import type { SessionSettings } from "./settings.ts";

interface SessionStore {
  /** Returns the stored session; null when there is none. Rejects when it was tampered with. */
  restore(): Promise<StoredSession | null>;
  /** Resolves when the session is stored, or cannot be; never rejects. */
  persist(session: StoredSession | null): Promise<void>;
}

/** Stores user and timestamp, encrypted, in the configured storage (spec §9). The stored session grants no access. */
export function createSessionStore({
  storage,
  storageKey,
}: Pick<SessionSettings, "storage" | "storageKey">): SessionStore {
  return storage === "cookie" ? serverStore : createEncryptedStore(storage, storageKey);
}

const timeout = 10_000;

/** The server encrypts and deletes its cookie. */
const serverStore: SessionStore = {
  async restore() {
    try {
      return parseStoredSession(
        await (await fetch(authPaths.session, { signal: AbortSignal.timeout(timeout) })).json(),
      );
    } catch (error) {
      // A network failure does not mean tampering; the session is confirmed next.
      console.warn("the stored session could not be read", error);
      return null;
    }
  },
  async persist() {},
};

/** Stores the session in this browser, encrypted with a key that never leaves it. */
export function createEncryptedStore(
  area: Area,
  name: string,
  keyOf: (name: string) => Promise<CryptoKey> = encryptionKey,
): SessionStore {
  let key: Promise<CryptoKey> | undefined;
  const loadKey = () => {
    key ??= keyOf(name);
    return key;
  };
  let latest: StoredSession | null = null;

  async function write(session: StoredSession): Promise<void> {
    const text = await encrypt(session, await loadKey());
    // Encryption is asynchronous: write only the latest session.
    if (latest === session) store(area, name, text);
  }

  return {
    async restore() {
      const text = readStored(area, name);
      if (text === null) return null;
      try {
        await loadKey();
      } catch (error) {
        warnOnce(error);
        return null;
      }
      const session = parseStoredSession(await decrypt(text, await loadKey()));
      if (!session) throw new Error("The stored session is invalid.");
      return session;
    },
    async persist(session) {
      latest = session;
      if (session) await write(session).catch(warnOnce);
      else store(area, name, null);
    },
  };
}

const ivLength = 12;

async function encrypt(session: StoredSession, key: CryptoKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const encrypted = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv },
    key,
    new TextEncoder().encode(JSON.stringify(session)),
  );
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(encrypted)));
}

async function decrypt(text: string, key: CryptoKey): Promise<unknown> {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const algorithm = { name: "AES-GCM", iv: bytes.subarray(0, ivLength) };
  const opened = await crypto.subtle.decrypt(algorithm, key, bytes.subarray(ivLength));
  return JSON.parse(new TextDecoder().decode(opened));
}
