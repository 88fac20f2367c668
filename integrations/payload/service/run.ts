import { reasonOf } from "#portal/adapter/service/notifier.ts";
import { startService } from "#portal/adapter/service/service.ts";
import { systemClock } from "#portal/clock.ts";
import { createLog } from "#portal/http/log.ts";
import { openOutbox } from "../outbox.ts";
import { readPayloadSettings } from "./service-settings.ts";

try {
  const { database, ...settings } = readPayloadSettings(process.env);
  const outbox = openOutbox(database);
  const log = createLog("info");
  const service = await startService({ ...settings, readOutbox: outbox.readOutbox, clock: systemClock, log });
  log.info({ portals: settings.portals }, `Content service ready on ${service.url}`);
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, async () => {
      await service.stop();
      await outbox.close();
      process.exit(0);
    });
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 2;
}
