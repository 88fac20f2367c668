import { AsyncLocalStorage } from "node:async_hooks";

const recording = new AsyncLocalStorage<Set<string>>();

/** Notes that the work under way depends on something, if anybody wants to know. */
export function dependOn(dependency: string): void {
  recording.getStore()?.add(dependency);
}

/** Does work and returns everything that it depended on, at whatever depth it said so. */
export async function recordDependencies<T>(work: () => Promise<T>): Promise<{ result: T; dependencies: string[] }> {
  const dependencies = new Set<string>();
  const result = await recording.run(dependencies, work);
  return { result, dependencies: [...dependencies] };
}
