import type { Payload } from "payload";
import { afterAll } from "vitest";
import { openPayload } from "../commands/open.ts";

/** Starts Payload on this test file's empty database. */
export async function startCms(): Promise<Payload> {
  const payload = await openPayload();
  afterAll(() => payload.destroy());
  return payload;
}

/** Starts Payload with a single site, 12. */
export async function startSite(): Promise<Payload> {
  const payload = await startCms();
  const data = { id: "12", name: "Web", friendlyURL: "/" };
  await payload.create({ collection: "webs", draft: false, locale: "cs", data });
  return payload;
}
