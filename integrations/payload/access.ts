import type { Access, FieldAccess, PayloadRequest } from "payload";
import { isDraftSave } from "./hooks/draft-saves.ts";
import { requestLanguage } from "./languages.ts";

/** Roles of users, each with what the ones before it may; a translator has languages of their own. */
export const roles = ["translator", "editor", "publisher", "administrator"] as const;
export type Role = (typeof roles)[number];

type Requester = Pick<PayloadRequest, "user">;

/** Returns the role of whoever is signed in; null for nobody and for an unknown role. */
export function roleOf({ user }: Requester): Role | null {
  const role: unknown = user?.["role"];
  return roles.find((each) => each === role) ?? null;
}

function isAtLeast(least: Role, request: Requester): boolean {
  const role = roleOf(request);
  return role !== null && roles.indexOf(role) >= roles.indexOf(least);
}

/** Access of everybody who has at least a role. */
export function atLeast(least: Role): ({ req }: { req: Requester }) => boolean {
  return ({ req }) => isAtLeast(least, req);
}

export const signedIn: Access = atLeast("translator");
export const editors: Access = atLeast("editor");
export const publishers: Access = atLeast("publisher");
export const administrators: Access = atLeast("administrator");
export const nobody = () => false;

/** True when somebody may write in the language of the request. */
function maySpeak(req: PayloadRequest): boolean {
  if (roleOf(req) !== "translator") return true;
  const own: unknown = req.user?.["languages"];
  return Array.isArray(own) && own.includes(requestLanguage(req));
}

/** Contents are written by everybody in their languages; what is published, by publishers. */
export const writers: Access = ({ req, data }) =>
  roleOf(req) !== null && maySpeak(req) && (data?.["_status"] !== "published" || isAtLeast("publisher", req));

/** Fields that all languages share are none of a translator's. */
export const sharedFields: { create: FieldAccess; update: FieldAccess } = {
  create: atLeast("editor"),
  update: atLeast("editor"),
};

/** True when a save leaves the public content as it is, or its author may change that. */
export function mayChangePublic(req: PayloadRequest): boolean {
  // Commands of this CMS, such as the import, are nobody's.
  return req.user === null || isDraftSave(req) || isAtLeast("publisher", req);
}
