import { systemClock } from "#server/clock.ts";
import { createLog } from "#server/http/log.ts";
import { readAdapterSettings } from "./adapter-settings.ts";
import type { Adapter } from "./define-adapter.ts";
import { reasonOf } from "./service/notifier.ts";
import { startAdapter } from "./start-adapter.ts";

/** Runs the service of an adapter as a program, until it is told to stop. */
export async function runAdapter(adapter: Adapter, dataFolder: string): Promise<void> {
  try {
    const settings = readAdapterSettings(process.env, dataFolder);
    const log = createLog("info");
    const service = await startAdapter({ ...settings, adapter, clock: systemClock, log });
    log.info({ cms: adapter.name, portals: settings.portals }, `Content service ready on ${service.url}`);
    for (const signal of ["SIGINT", "SIGTERM"])
      process.once(signal, async () => {
        await service.stop();
        process.exit(0);
      });
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 2;
  }
}
