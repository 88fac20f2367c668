import type { DatabaseSync, StatementSync } from "node:sqlite";

/** Returns a prepared statement. */
export type Statements = (sql: string) => StatementSync;

/** Returns a function that prepares each statement of an index once. */
export function createStatements(database: DatabaseSync): Statements {
  const statements = new Map<string, StatementSync>();
  return (sql) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
}

/** Returns a function that counts the changes of an index so far. Only this connection writes to the file. */
export function createChangeCounter(database: DatabaseSync): () => number {
  const changes = database.prepare("SELECT total_changes() AS n");
  return () => Number(changes.get()?.["n"]);
}
