import { z } from "zod";

/** Roles that may see a record, as sent by the CMS. */
export const wirePermissions = z.looseObject({
  VIEW: z.array(z.looseObject({ type: z.string(), name: z.string() })).nullish(),
});

/** Role of visitors who are not signed in. */
const guest = "Guest";

/** Returns the roles that may see a record; null for a public one. A list without roles admits nobody. */
export function rolesOf(permissions: z.output<typeof wirePermissions> | null | undefined): readonly string[] | null {
  const roles = permissions?.VIEW?.filter(({ type }) => type === "ROLE").map(({ name }) => name);
  return roles === undefined || roles.includes(guest) ? null : roles;
}

/** True for a public record; unreadable permissions count as restricted. */
export function isForEverybody(permissions: unknown): boolean {
  const { success, data } = wirePermissions.nullish().safeParse(permissions);
  return success && rolesOf(data) === null;
}
