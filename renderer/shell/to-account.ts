import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { splitAddress } from "#server/cms/sites.ts";
import type { Config } from "#server/config/config.ts";
import type { PageRequest } from "#server/pages/page-request.ts";
import type { Account } from "./shell.ts";

/** Returns the sign-in link, or the user with a sign-out link; null when signing in is not configured. */
export function toAccount({ host, path, visitor }: PageRequest, config: Config): Account | null {
  if (config.auth.provider.kind === "none") return null;
  const { prefix } = splitAddress({ host, path }, config);
  const { session } = visitor;
  const back = new URLSearchParams({ redirect: path });
  if (!session) return { name: null, href: `${prefix}${authPaths.login}?${back}`, otherHref: null };
  const name = session.user.name ?? session.user.login;
  return { name, href: prefix + authPaths.logout, otherHref: `${prefix}${authPaths.cleanup}?${back}` };
}
