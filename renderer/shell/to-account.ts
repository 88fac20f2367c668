import { authPaths } from "#schemas/visitor/auth-paths.ts";
import type { Config } from "#server/config/config.ts";
import type { PageRequest } from "#server/pages/pages.ts";
import type { Account } from "./shell.ts";

/** Returns the link to sign in, or the user with the link to sign out; null when signing in is not configured. */
export function toAccount({ path, visitor }: PageRequest, { auth }: Config): Account | null {
  if (auth.provider.kind === "none") return null;
  const { session } = visitor;
  const back = new URLSearchParams({ redirect: path });
  if (!session) return { name: null, href: `${authPaths.login}?${back}`, otherHref: null };
  const name = session.user.name ?? session.user.login;
  return { name, href: authPaths.logout, otherHref: `${authPaths.cleanup}?${back}` };
}
