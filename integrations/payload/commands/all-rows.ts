import type { OutboxRow } from "#portal/adapter/service/records.ts";
import { openOutbox } from "../outbox.ts";
import { databaseUrl } from "../settings.ts";

/** Reads all rows of the outbox after an id, as the read service does. */
export async function allRows(after = 0): Promise<OutboxRow[]> {
  const { readOutbox, close } = openOutbox(databaseUrl());
  const rows: OutboxRow[] = [];
  for (let part = await readOutbox(after); part.length > 0; part = await readOutbox(rows.at(-1)?.id ?? 0))
    rows.push(...part);
  await close();
  return rows;
}
