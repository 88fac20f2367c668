/** As a guard is called in its machine; what XState combines, in words; null where there is none. */
export function guardName(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard !== "function") return ownName(guard);
  const parts = "guards" in guard && Array.isArray(guard.guards) ? guard.guards.map(guardName) : [];
  return parts.length > 1 ? parts.join(` ${guard.name} `) : [guard.name, ...parts].join(" ");
}

/** The actions that have a name; what is written in place says itself what it does. */
export function actionNames(actions: readonly unknown[]): string[] {
  return actions.flatMap((action) => (typeof action === "function" ? [] : (ownName(action) ?? [])));
}

function ownName(value: unknown): string | null {
  if (typeof value === "string") return value;
  const isNamed = typeof value === "object" && value !== null && "type" in value;
  return isNamed && typeof value.type === "string" ? value.type : null;
}
