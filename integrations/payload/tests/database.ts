import type { Payload } from "payload";
import { afterAll } from "vitest";
import { openPayload } from "../commands/open.ts";
import { openOutbox } from "../outbox.ts";
import type { OutboxRow } from "../service/records.ts";
import { databaseUrl } from "../settings.ts";

/** Starts Payload on the empty database of this file of tests. */
export async function startCms(): Promise<Payload> {
  const payload = await openPayload();
  afterAll(() => payload.destroy());
  return payload;
}

/** All rows of the outbox, as the read service gets them. */
export async function allRows(after = 0): Promise<OutboxRow[]> {
  const { readOutbox, close } = openOutbox(databaseUrl());
  const rows: OutboxRow[] = [];
  for (let part = await readOutbox(after); part.length > 0; part = await readOutbox(rows.at(-1)?.id ?? 0)) rows.push(...part);
  await close();
  return rows;
}
