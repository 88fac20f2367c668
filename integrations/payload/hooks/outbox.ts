import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { PayloadRequest } from "payload";
import type { OutboxRow } from "#portal/adapter/service/records.ts";
import { isRecord } from "../portal.ts";

/** A change before it has a number and a time. */
export type Change = Pick<OutboxRow, "kind" | "key" | "language"> & { published: object | null; draft: object | null };

/**
 * Writes changes to the outbox within the save's transaction, so that both are committed or neither. Each record has
 * one row with its latest state; an unchanged record gets no new one.
 */
export async function writeOutbox(req: PayloadRequest, changes: readonly Change[]): Promise<void> {
  const changed = [];
  for (const change of changes) if (await isNew(req, change)) changed.push(change);
  if (changed.length === 0) return;
  await oneAfterAnother(req);
  for (const { kind, key, language, published, draft } of changed) {
    const data = { kind, recordKey: key, language, published: asText(published), draft: asText(draft) };
    const changedAt = new Date().toISOString();
    const { id } = await req.payload.db.create({ collection: "outbox", data: { ...data, changedAt }, req });
    const others = { and: [...sameRecord({ kind, key, language }), { id: { less_than: id } }] };
    await req.payload.db.deleteMany({ collection: "outbox", where: others, req });
  }
}

async function isNew(req: PayloadRequest, { published, draft, ...record }: Change): Promise<boolean> {
  const row: unknown = await req.payload.db.findOne({ collection: "outbox", where: { and: sameRecord(record) }, req });
  if (!isRecord(row)) return published !== null || draft !== null;
  return (row["published"] ?? null) !== asText(published) || (row["draft"] ?? null) !== asText(draft);
}

function sameRecord({ kind, key, language }: Pick<Change, "kind" | "key" | "language">) {
  return [
    { kind: { equals: kind } },
    { recordKey: { equals: key } },
    language === null ? { language: { exists: false } } : { language: { equals: language } },
  ];
}

function asText(record: object | null): string | null {
  return record && JSON.stringify(record);
}

/**
 * PostgreSQL assigns sequence numbers before the commit. Without a lock, a reader could see 8, continue from there and
 * miss 7, committed later. SQLite has only one writer at a time.
 */
async function oneAfterAnother({ payload, transactionID }: PayloadRequest): Promise<void> {
  const { db } = payload;
  const id = await transactionID;
  const session = isPostgres(db) && id !== undefined ? db.sessions[id] : undefined;
  if (session && isPostgres(db)) await db.execute({ db: session.db, raw: "SELECT pg_advisory_xact_lock(7204019)" });
}

function isPostgres(db: { name: string }): db is PostgresAdapter {
  return db.name === "postgres";
}
