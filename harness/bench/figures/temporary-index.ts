import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates a folder for an index, removed after the measurement. */
export function temporaryIndex() {
  const folder = mkdtempSync(join(tmpdir(), "search-bench-"));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
