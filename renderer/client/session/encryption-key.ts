const table = "keys";
const record = "encryption";

/**
 * Returns the key that encrypts the stored session. Scripts cannot export it, and it is kept apart from the encrypted
 * data, in IndexedDB. Rejects when the browser has no IndexedDB.
 */
export async function encryptionKey(name: string): Promise<CryptoKey> {
  const database = await openDatabase(name);
  try {
    const stored = await done(database.transaction(table).objectStore(table).get(record));
    if (stored instanceof CryptoKey) return stored;
    const created = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
    const keys = database.transaction(table, "readwrite").objectStore(table);
    // Another tab may have stored a key in the meantime: the first one wins.
    const first = await done(keys.get(record));
    if (first instanceof CryptoKey) return first;
    await done(keys.put(created, record));
    return created;
  } finally {
    database.close();
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(table));
  return done(request);
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
