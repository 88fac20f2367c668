import { AsyncLocalStorage } from "node:async_hooks";

const recording = new AsyncLocalStorage<Set<string>>();

/** Records a dependency of the current work, if dependencies are being recorded. */
export function dependOn(dependency: string): void {
  recording.getStore()?.add(dependency);
}

/** Runs work and returns everything it depended on, recorded at any depth of calls. */
export async function recordDependencies<T>(work: () => Promise<T>): Promise<{ result: T; dependencies: string[] }> {
  const dependencies = new Set<string>();
  const result = await recording.run(dependencies, work);
  return { result, dependencies: [...dependencies] };
}
