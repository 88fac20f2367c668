import type { KeptSession, User } from "#schemas/visitor/user.ts";

/** What was kept of a session, as it comes from a storage or the server; null for anything else. */
export function toKept(value: unknown): KeptSession | null {
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
