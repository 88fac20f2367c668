import { Pool } from "pg";
import {
  type OutboxReader,
  outboxOrder,
  outboxQuery,
  readSqliteOutbox,
  toOutboxRow,
} from "#portal/adapter/service/outbox-table.ts";
import { isPostgres, sqlitePath } from "./settings.ts";

/** Opens the outbox of the database without Payload. */
export function openOutbox(url: string): OutboxReader {
  return isPostgres(url) ? readPostgres(url) : readSqliteOutbox(sqlitePath(url));
}

function readPostgres(url: string): OutboxReader {
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 1000, query_timeout: 5000 });
  // If an idle connection breaks, the next read reports it.
  pool.on("error", () => {});
  return {
    readOutbox: async (afterId) =>
      (await pool.query(`${outboxQuery} $1 ${outboxOrder}`, [afterId])).rows.map(toOutboxRow),
    close: () => pool.end(),
  };
}
