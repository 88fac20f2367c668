import { afterEach } from "vitest";

/** Names each test that is tried again (in CI, vite.config.ts), because a run reports only its last result. */
afterEach(({ task }) => {
  if (task.result?.retryCount) console.warn(`flaky: ${task.file.name}: ${task.name} failed once and is tried again`);
});
