import type { StoredSession, User } from "#schemas/visitor/user.ts";

/** Parses a session from storage or from the server; null when it is invalid. */
export function parseStoredSession(value: unknown): StoredSession | null {
  if (!isRecord(value) || !isUser(value["user"]) || !Number.isFinite(value["timestamp"])) return null;
  return { user: value["user"], timestamp: Number(value["timestamp"]) };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isUser(value: unknown): value is User {
  if (!isRecord(value)) return false;
  const { login, name, roles } = value;
  const isNamed = name === null || typeof name === "string";
  return (
    typeof login === "string" && isNamed && Array.isArray(roles) && roles.every((role) => typeof role === "string")
  );
}
