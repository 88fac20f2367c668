import { z } from "zod";
import { field } from "#schemas/values/field.ts";

const viewer = z.looseObject({
  type: field(z.string(), { cs: "Druh", en: "Type", example: "ROLE" }),
  name: field(z.string(), { cs: "Název role", en: "Name of the role", example: "Guest" }),
});
const viewers = field(z.array(viewer).nullish(), {
  cs: "Kdo smí číst",
  en: "Who may read it",
  example: '[{"type":"ROLE","name":"Guest"}]',
});

/** Roles that may see a record, as sent by the CMS. */
export const wirePermissions = z.looseObject({ VIEW: viewers });

/** Role of visitors who are not signed in. */
const guest = "Guest";

/**
 * Returns the roles that may see a record; null for a public one. A list without roles admits nobody. All names are
 * compared without case.
 */
export function rolesOf(permissions: z.output<typeof wirePermissions> | null | undefined): readonly string[] | null {
  const lists = Object.entries(permissions ?? {}).filter(([name]) => isSameName(name, "VIEW"));
  const granted = lists.map(([, list]) => viewers.safeParse(list).data).filter((list) => list !== null);
  if (granted.length === 0) return null;
  const roles = granted.flatMap((list) => list ?? []).filter(({ type }) => isSameName(type, "ROLE"));
  return roles.some(({ name }) => isSameName(name, guest)) ? null : roles.map(({ name }) => name);
}

/** True for two spellings of one name of a role or permission. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** True for a public record; unreadable permissions count as restricted. */
export function isForEverybody(permissions: unknown): boolean {
  const { success, data } = wirePermissions.nullish().safeParse(permissions);
  return success && rolesOf(data) === null;
}
