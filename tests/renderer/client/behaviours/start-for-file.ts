import { afterAll, vi } from "vitest";
import { startBehaviours } from "#renderer/client/behaviours/start.ts";

/**
 * Starts behaviours until the file's tests have ended, because the next file uses the same document and may have its
 * own modules.
 */
export function startForFile(behaviours: Parameters<typeof startBehaviours>[0]): void {
  const add = vi.spyOn(document, "addEventListener");
  startBehaviours(behaviours);
  const added = [...add.mock.calls];
  add.mockRestore();
  afterAll(() => {
    for (const [kind, listener] of added) document.removeEventListener(kind, listener);
  });
}
