import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder for an index that is removed after a measurement. */
export function temporaryIndex() {
  const folder = mkdtempSync(join(tmpdir(), "search-bench-"));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
