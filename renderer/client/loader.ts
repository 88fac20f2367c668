/** State of a named loader (spec §4). */
export interface LoaderState {
  /** True while a task of this name is running. */
  active: boolean;
  /** True once a task has run longer than its show delay, and should be shown to the visitor. */
  shown: boolean;
  /** Error of the last task; null when it succeeded. */
  error: unknown;
}

export interface LoadOptions {
  /** Milliseconds until `shown` is set, so that short tasks do not flicker. */
  showDelay?: number;
  /** If true, the last error is cleared when a task begins, not only when it ends. */
  clearOnExecute?: boolean;
  /** If true, a task is skipped while another of the same name is running. */
  skipIfActive?: boolean;
  /** If true, `load` rejects with the task's error. */
  throwErrors?: boolean;
}

interface Loader {
  running: number;
  state: LoaderState;
  listeners: Set<(state: LoaderState) => void>;
}

const loaders = new Map<string, Loader>();

/**
 * Runs a task under a loader's name and returns its result; undefined when it was skipped, or when it failed without
 * `throwErrors`. Rejects with the task's error. Without `skipIfActive`, tasks of one name may run in parallel: the
 * loader is active until the last of them ends.
 */
export async function load<Result>(
  name: string,
  task: () => Promise<Result>,
  { showDelay = 0, clearOnExecute = true, skipIfActive = true, throwErrors = true }: LoadOptions = {},
): Promise<Result | undefined> {
  const loader = loaderOf(name);
  if (skipIfActive && loader.running > 0) return undefined;
  loader.running += 1;
  change(loader, clearOnExecute ? { active: true, error: null } : { active: true });
  const show = () => change(loader, { shown: true });
  const timer = showDelay > 0 ? setTimeout(show, showDelay) : show();
  let error: unknown = null;
  try {
    return await task();
  } catch (thrown) {
    error = thrown;
    if (throwErrors) throw thrown;
    return undefined;
  } finally {
    clearTimeout(timer ?? undefined);
    loader.running -= 1;
    change(loader, { error, ...(loader.running === 0 && { active: false, shown: false }) });
  }
}

export function loaderState(name: string): LoaderState {
  return loaderOf(name).state;
}

/** Calls `listener` on every change of a loader's state; returns a function that stops it. */
export function watchLoader(name: string, listener: (state: LoaderState) => void): () => void {
  const { listeners } = loaderOf(name);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function loaderOf(name: string): Loader {
  const existing = loaders.get(name);
  if (existing) return existing;
  const state = { active: false, shown: false, error: null };
  const loader = { running: 0, state, listeners: new Set<(state: LoaderState) => void>() };
  loaders.set(name, loader);
  return loader;
}

function change(loader: Loader, changes: Partial<LoaderState>): void {
  loader.state = { ...loader.state, ...changes };
  for (const listener of loader.listeners) listener(loader.state);
}
