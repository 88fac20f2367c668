import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Runs test files with the same environment consecutively: Vitest restarts a worker, and reloads every module, when the
 * next file needs another environment.
 */
export class EnvironmentOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return byEnvironment(await super.sort(files));
  }
}

/** Groups files by environment; the default environment, with most files and the longest, comes last. */
export function byEnvironment<File extends { moduleId: string }>(files: readonly File[]): File[] {
  const groups = Map.groupBy(files, ({ moduleId }) => environmentOf(readFileSync(moduleId, "utf8")));
  const ofDefault = groups.get(null) ?? [];
  groups.delete(null);
  return [...groups.values(), ofDefault].flat();
}

/** Returns the environment that a test file names in a comment, null for the default one. */
function environmentOf(source: string): string | null {
  return /^\/[/*].*@vitest-environment\s+(\S+)/m.exec(source)?.[1] ?? null;
}
