import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/**
 * Creates a folder that is removed after the test, with files by path: texts and bytes unchanged, other values as JSON.
 */
export function temporaryFolder(files: Readonly<Record<string, unknown>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "portal-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    const isWhole = typeof content === "string" || content instanceof Uint8Array;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), isWhole ? content : JSON.stringify(content));
  }
  return folder;
}
