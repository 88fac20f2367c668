import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** Folder of the search indexes that tests of a run share. */
    indexFolder: string;
  }
}

/** Makes the folder before the tests and removes it after them: workers end without a word. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "portal-indexes-"));
  provide("indexFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
