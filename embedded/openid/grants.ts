import type { KoaContextWithOIDC } from "oidc-provider";

/** Grants a portal all that it asks for, without a page of consent. */
export async function loadGrant({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider, requestParamOIDCScopes: scopes } = oidc;
  if (!client || !session?.accountId) return undefined;
  const id = session.grantIdFor(client.clientId);
  const known = id === undefined ? undefined : await provider.Grant.find(id);
  const grant = known ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope([...scopes].join(" "));
  await grant.save();
  return grant;
}
