import { getPayload, type Payload } from "payload";
import config from "../payload.config.ts";
import { fillOverview } from "./fill-overview.ts";
import { takeOverOldMigrations } from "./old-migrations.ts";

/** Starts Payload without its web server, on the tables created by the migrations. */
export async function openPayload(): Promise<Payload> {
  const payload = await getPayload({ config, disableOnInit: true });
  await takeOverOldMigrations(payload);
  await payload.db.migrate();
  await fillOverview(payload);
  return payload;
}
