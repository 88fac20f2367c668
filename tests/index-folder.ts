import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** Folder of the search indexes shared by the tests of a run. */
    indexFolder: string;
  }
}

/** Creates the folder before the tests and removes it afterwards, because workers end without cleaning up. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "portal-indexes-"));
  provide("indexFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
