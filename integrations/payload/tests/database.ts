import type { Payload } from "payload";
import { afterAll } from "vitest";
import { openPayload } from "../commands/open.ts";

/** Starts Payload on the empty database of this file of tests. */
export async function startCms(): Promise<Payload> {
  const payload = await openPayload();
  afterAll(() => payload.destroy());
  return payload;
}
