import { authPaths } from "#schemas/visitor/auth-paths.ts";
import type { KeptSession } from "#schemas/visitor/user.ts";
import { toKept } from "./parse-stored-session.ts";
import { type Area, readStored, store, warnOnce } from "./safe-storage.ts";
import { sealingKey } from "./sealing-key.ts";
import type { SessionSettings } from "./settings.ts";

interface Keeping {
  /** Null where nothing is kept; rejects when somebody has tampered with it. */
  restore(): Promise<KeptSession | null>;
  persist(kept: KeptSession | null): void;
}

/** Keeps user and timestamp where the settings say (spec §9), sealed. What is kept proves nothing to anybody. */
export function createKeeping({ storage, storageKey }: Pick<SessionSettings, "storage" | "storageKey">): Keeping {
  return storage === "cookie" ? keptByServer : createSealed(storage, storageKey);
}

const timeout = 10_000;

/** The server seals its cookie and takes it away by itself. */
const keptByServer: Keeping = {
  async restore() {
    try {
      return toKept(await (await fetch(authPaths.session, { signal: AbortSignal.timeout(timeout) })).json());
    } catch (error) {
      // A line that is down is no tampering; whether the session is still there is asked next.
      console.warn("what is kept of the session could not be read", error);
      return null;
    }
  },
  persist() {},
};

/** Sealed by a key of this browser, in its storage. */
export function createSealed(
  area: Area,
  name: string,
  keyOf: (name: string) => Promise<CryptoKey> = sealingKey,
): Keeping {
  let key: Promise<CryptoKey> | undefined;
  const loadKey = () => {
    key ??= keyOf(name);
    return key;
  };
  let latest: KeptSession | null = null;

  async function write(kept: KeptSession): Promise<void> {
    const text = await seal(kept, await loadKey());
    // Sealing takes its time: what was persisted after it goes before it.
    if (latest === kept) store(area, name, text);
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
      const kept = toKept(await open(text, await loadKey()));
      if (!kept) throw new Error("What is kept of the session is not what was kept.");
      return kept;
    },
    persist(kept) {
      latest = kept;
      if (kept) write(kept).catch(warnOnce);
      else store(area, name, null);
    },
  };
}

const ivLength = 12;

async function seal(kept: KeptSession, key: CryptoKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv },
    key,
    new TextEncoder().encode(JSON.stringify(kept)),
  );
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)));
}

async function open(text: string, key: CryptoKey): Promise<unknown> {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const algorithm = { name: "AES-GCM", iv: bytes.subarray(0, ivLength) };
  const opened = await crypto.subtle.decrypt(algorithm, key, bytes.subarray(ivLength));
  return JSON.parse(new TextDecoder().decode(opened));
}
