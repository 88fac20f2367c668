import type { Access, FieldAccess, PayloadRequest, SanitizedConfig } from "payload";
import { isDraftSave } from "./hooks/draft-saves.ts";
import { requestLanguage } from "./languages.ts";

/** User roles, each including the permissions of those before it; a translator is limited to certain languages. */
export const roles = ["translator", "editor", "publisher", "administrator"] as const;
export type Role = (typeof roles)[number];

type Requester = Pick<PayloadRequest, "user">;

/** Returns the role of the signed-in user; null for nobody, or for an unknown role. */
export function roleOf({ user }: Requester): Role | null {
  const role: unknown = user?.["role"];
  return roles.find((each) => each === role) ?? null;
}

function isAtLeast(least: Role, request: Requester): boolean {
  const role = roleOf(request);
  return role !== null && roles.indexOf(role) >= roles.indexOf(least);
}

/** Access for everybody who has at least this role. */
export function atLeast(least: Role): ({ req }: { req: Requester }) => boolean {
  return ({ req }) => isAtLeast(least, req);
}

export const signedIn: Access = atLeast("translator");
export const editors: Access = atLeast("editor");
export const publishers: Access = atLeast("publisher");
export const administrators: Access = atLeast("administrator");
export const nobody = () => false;

/** True when a user may write in the request's language. */
function maySpeak(req: PayloadRequest): boolean {
  if (roleOf(req) !== "translator") return true;
  const own: unknown = req.user?.["languages"];
  return Array.isArray(own) && own.includes(requestLanguage(req));
}

/** Everybody may write content items in their languages; only publishers may change what is published. */
export const writers: Access = ({ req, data }) =>
  roleOf(req) !== null && maySpeak(req) && (data?.["_status"] !== "published" || isAtLeast("publisher", req));

/** Translators may not change fields shared by all languages. */
export const sharedFields: { create: FieldAccess; update: FieldAccess } = {
  create: atLeast("editor"),
  update: atLeast("editor"),
};

/** Takes over a lock, as the admin does; nothing else of it changes. */
const takeOver: Access = ({ req, data }) =>
  roleOf(req) !== null && Object.keys(data ?? {}).join() === "user" && data?.user?.value === req.user?.id;

/**
 * Limits the access to locks on open forms, for which Payload has no option: its server makes them itself, and with any
 * other right over them a user could block content items in somebody else's name.
 */
export function withOwnLocks(config: SanitizedConfig): SanitizedConfig {
  const own: Access = ({ req }) => roleOf(req) !== null && { "user.value": { equals: req.user?.id } };
  const limit = { create: nobody, update: takeOver, delete: own };
  for (const { slug, access } of config.collections)
    if (slug === "payload-locked-documents") Object.assign(access, limit);
  return config;
}

/** True when a save does not change the published content, or its author may do so. */
export function mayChangePublic(req: PayloadRequest): boolean {
  // Commands of this CMS, such as the import, run without a user.
  return req.user === null || isDraftSave(req) || isAtLeast("publisher", req);
}
