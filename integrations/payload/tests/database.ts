import type { Payload } from "payload";
import { afterAll } from "vitest";
import { openPayload } from "../commands/open.ts";

/** Starts Payload on this test file's empty database. */
export async function startCms(): Promise<Payload> {
  const payload = await openPayload();
  afterAll(() => payload.destroy());
  return payload;
}
