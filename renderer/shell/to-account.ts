import { authPaths } from "#schemas/visitor/auth-paths.ts";
import type { Visitor } from "#schemas/visitor/visitor.ts";
import type { Config } from "#server/config/config.ts";
import type { Account } from "./shell.ts";

interface Parts {
  /** Language prefix of the visited page. */
  prefix: string;
  /** Address to return to. */
  path: string;
  visitor: Visitor;
}

/** Returns the sign-in link, or the user with a sign-out link; null when signing in is not configured. */
export function toAccount({ prefix, path, visitor }: Parts, config: Config): Account | null {
  if (config.auth.provider.kind === "none") return null;
  const { session } = visitor;
  const back = new URLSearchParams({ redirect: path });
  if (!session) return { name: null, href: `${prefix}${authPaths.login}?${back}`, otherHref: null };
  const name = session.user.name ?? session.user.login;
  return { name, href: prefix + authPaths.logout, otherHref: `${prefix}${authPaths.cleanup}?${back}` };
}
