import type { ClientMetadata, Provider } from "oidc-provider";
import { parseRedirect } from "#embedded/provider/redirects.ts";

/** Paths of a portal to which browsers return. */
const paths = { callback: "/auth/callback", ended: "/auth/ended" };

/** Registered for each portal; stands for the same path on every host that `allowPortalHosts` allows. */
const anyHost = { callback: `http://localhost${paths.callback}`, ended: `http://localhost${paths.ended}` };

/** Adds what every portal needs to a client's metadata. Its own values win. */
export function toPortalClient(metadata: ClientMetadata): ClientMetadata {
  const hasSecret = metadata.client_secret !== undefined;
  return {
    redirect_uris: [anyHost.callback],
    post_logout_redirect_uris: [anyHost.ended],
    grant_types: ["authorization_code", "refresh_token"],
    token_endpoint_auth_method: hasSecret ? "client_secret_basic" : "private_key_jwt",
    backchannel_logout_session_required: true,
    ...metadata,
  };
}

/** Lets browsers return to a portal on this machine, under any name and port, and on further hosts. */
export function allowPortalHosts({ Client }: Pick<Provider, "Client">, hosts: readonly string[]): void {
  const { redirectUriAllowed, postLogoutRedirectUriAllowed } = Client.prototype;
  Client.prototype.redirectUriAllowed = function (address) {
    const isPortal = this.redirectUris?.includes(anyHost.callback) && isAddress(address, paths.callback, hosts);
    return isPortal || redirectUriAllowed.call(this, address);
  };
  Client.prototype.postLogoutRedirectUriAllowed = function (address) {
    const isPortal = this.postLogoutRedirectUris?.includes(anyHost.ended) && isAddress(address, paths.ended, hosts);
    return isPortal || postLogoutRedirectUriAllowed.call(this, address);
  };
}

/** True for exactly this path, without a query, on an allowed host. */
function isAddress(address: string, path: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address);
  return url !== null && parseRedirect(address, hosts) === address && address === `${url.origin}${path}`;
}
