const table = "keys";
const record = "sealing";

/**
 * The key that seals what this browser keeps of a session. No script can read it out, and it lies in another storage
 * than what it seals. Rejects where the browser has no place for it.
 */
export async function sealingKey(name: string): Promise<CryptoKey> {
  const database = await openDatabase(name);
  try {
    const found = await done(database.transaction(table).objectStore(table).get(record));
    if (found instanceof CryptoKey) return found;
    const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
    const keys = database.transaction(table, "readwrite").objectStore(table);
    // Another tab may have made one meanwhile: the first one holds.
    const first = await done(keys.get(record));
    if (first instanceof CryptoKey) return first;
    await done(keys.put(made, record));
    return made;
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
