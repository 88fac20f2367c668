import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Runs test files of the same environment one after the other. Vitest ends a worker, with every module that it has loaded,
 * when the next file needs another environment.
 */
export class EnvironmentOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return byEnvironment(await super.sort(files));
  }
}

/** Puts files of one environment together; those of the default one, which are most and take longest, come last. */
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
