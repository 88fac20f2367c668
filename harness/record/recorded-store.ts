import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { type Provenance, readProvenance } from "./provenance.ts";
import { workFolder } from "./store-folder.ts";

/** A store written by `portal record`. */
export interface RecordedStore {
  folder: string;
  /** By path of the body in the store. */
  answers: ReadonlyMap<string, Provenance>;
  /** Null when the file does not exist. */
  textOf(path: string): string | null;
}

/** Throws UsageError for a folder without recordings. */
export function openRecorded(folder: string): RecordedStore {
  const answers = readProvenance(folder);
  if (answers.size === 0)
    throw new UsageError(`${folder} has no recording; create one with portal record --into ${folder}.`);
  return {
    folder,
    answers,
    textOf(path) {
      const file = join(folder, path);
      return existsSync(file) ? readFileSync(file, "utf8") : null;
    },
  };
}

/** Returns the secret of a store's pseudonyms; null on a machine that neither recorded the store nor was given the secret. */
export function readKey(folder: string, given: string | undefined): string | null {
  const file = join(workFolder(folder), "key");
  return given ?? (existsSync(file) ? readFileSync(file, "utf8").trim() : null);
}
