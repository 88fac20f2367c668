import { afterEach } from "vitest";

/** Names each test that is tried again (in CI, vite.config.ts) and why, because a run reports only its last result. */
afterEach(({ task }) => {
  const { retryCount, errors = [] } = task.result ?? {};
  if (!retryCount) return;
  const reasons = errors.map(({ message, diff = "" }) => `${message}\n${diff}`);
  console.warn(`flaky: ${task.file.name}: ${task.name} failed once and is tried again\n${reasons.join("\n")}`);
});
