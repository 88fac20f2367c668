import { watch } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { type FixtureStore, readStore } from "./store.ts";

/** Milliseconds for which changes are collected: editors and version control write several files at once. */
const settleMs = 100;

/** A store that follows the files of its folder. */
export interface WatchedStore {
  /** The last store that could be read; empty if none could. */
  store: FixtureStore;
  /** Why the files cannot be read as they are; null when they can. */
  error: Error | null;
  close(): void;
}

/** Reads a store and reads it again after each change of its files. `onChange` is called after each reading. */
export function watchStore(folder: string, onChange: (watched: WatchedStore) => void): WatchedStore {
  const watched: WatchedStore = { store: emptyStore, error: null, close: () => watcher.close() };
  let isWaiting = false;

  function read(): void {
    try {
      watched.store = readStore(folder);
      watched.error = null;
    } catch (error) {
      watched.error = error instanceof Error ? error : new Error(String(error));
    }
  }

  async function readAgain(): Promise<void> {
    if (isWaiting) return;
    isWaiting = true;
    await setTimeout(settleMs);
    isWaiting = false;
    read();
    onChange(watched);
  }

  const watcher = watch(folder, { recursive: true }, () => void readAgain());
  read();
  return watched;
}

const emptyStore: FixtureStore = {
  webs: { items: [] },
  categories: { items: [] },
  tags: { items: [] },
  documents: { items: [] },
  folders: new Map(),
  contents: [],
  files: new Map(),
};
