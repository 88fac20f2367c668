import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { writeAtomically } from "#harness/cli/write-atomically.ts";
import { provenanceFolder } from "./provenance.ts";

/**
 * Folder inside a recorded store for files that must not be shared: the key of pseudonyms, responses read so far. Git
 * ignores it.
 */
export function workFolder(store: string): string {
  return join(store, ".portal");
}

/** Folder in which a store is written before it replaces the old one. */
export function nextFolder(store: string): string {
  return join(workFolder(store), "next");
}

/** Prepares the folder of a store, also after a run that was interrupted while replacing the store. */
export function openStore(store: string): string {
  const old = `${store}.old`;
  if (existsSync(old)) {
    if (!existsSync(store)) renameSync(old, store);
    else if (existsSync(workFolder(old)) && !existsSync(workFolder(store)))
      renameSync(workFolder(old), workFolder(store));
    rmSync(old, { recursive: true, force: true });
  }
  const others = existsSync(store) ? readdirSync(store).filter((name) => name !== basename(workFolder(store))) : [];
  // A recording replaces the whole folder.
  if (others.length > 0 && !others.includes(provenanceFolder))
    throw new UsageError(`${store} contains other files than a recording: give --into a separate folder.`);
  const folder = workFolder(store);
  mkdirSync(folder, { recursive: true });
  writeAtomically(join(folder, ".gitignore"), "*\n");
  return folder;
}

/** Replaces the store by the new one: at any time, either the old or the new one is complete. */
export function replaceStore(store: string, next: string): void {
  const old = `${store}.old`;
  const name = next.slice(store.length);
  renameSync(store, old);
  renameSync(old + name, store);
  renameSync(workFolder(old), workFolder(store));
  rmSync(old, { recursive: true, force: true });
}

/** Returns the secret of the pseudonyms; creates one if there is none. */
export function keyOfStore(store: string, given: string | undefined): string {
  const file = join(workFolder(store), "key");
  if (given !== undefined) return given;
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  const key = randomBytes(32).toString("base64url");
  writeAtomically(file, `${key}\n`, 0o600);
  return key;
}
