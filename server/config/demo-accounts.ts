import { isLoopback, isPrivate } from "#server/http/hosts.ts";
import type { Config } from "./config.ts";
import { ConfigError, type Environment } from "./settings.ts";

/**
 * Checks a production start whose settings name a public host. Throws ConfigError if the embedded security provider,
 * whose accounts are published, would be used without being named. Returns warnings about embedded services.
 */
export function checkEmbeddedServices(config: Config, env: Environment): string[] {
  const [host] = publicHostsOf(config);
  const isNamed = Boolean(env["SECURITY_PROVIDER_URL"]?.trim());
  const hasDemoAccounts = config.auth.provider.kind === "embedded";
  if (host !== undefined && hasDemoAccounts && !isNamed)
    throw new ConfigError(
      `${config.auth.kind === "oidc" ? "OIDC_ISSUER" : "SECURITY_PROVIDER_URL"}: expected the address of a security provider, or SECURITY_PROVIDER_URL=none, or embedded for a demonstration, as the settings name the public host ${host} and the accounts of the embedded provider are published`,
    );
  const isPublic = host !== undefined || config.cms.url !== null;
  return [
    ...(hasDemoAccounts && isPublic
      ? ["SECURITY_PROVIDER_URL=embedded: anybody can sign in with its published accounts"]
      : []),
    ...(host !== undefined && config.cms.enabled && config.cms.url === null
      ? [`CMS_URL is not set: ${host} shows the embedded sample content`]
      : []),
  ];
}

/** Hosts of the settings that are not of this machine or a private network. */
function publicHostsOf({ allowedHosts, languageDomains }: Config): string[] {
  const named = [...allowedHosts, ...languageDomains.flatMap(({ host, siteHost }) => [host, siteHost])];
  return named.filter((host) => !isLoopback(host) && !isPrivate(host));
}
