import type { Provider } from "oidc-provider";

type Session = InstanceType<Provider["Session"]>;

/** Ends a session with its tokens, and tells the portals in which it signed the person in (back-channel logout). */
export async function endSession(
  provider: Provider,
  session: Session,
  onFailure: (reason: unknown) => void,
): Promise<void> {
  const { accountId, authorizations = {} } = session;
  await session.destroy();
  const ended = Object.entries(authorizations).map(async ([clientId, { sid, grantId }]) => {
    if (grantId)
      await Promise.all([provider.AccessToken, provider.RefreshToken].map((token) => token.revokeByGrantId(grantId)));
    const client = await provider.Client.find(clientId);
    if (client?.backchannelLogoutUri && accountId && sid && canSend(client))
      await client.backchannelLogout(accountId, sid);
  });
  for (const result of await Promise.allSettled(ended)) if (result.status === "rejected") onFailure(result.reason);
}

/** The package's types leave this method out. */
function canSend(client: object): client is { backchannelLogout(subject: string, sid: string): Promise<void> } {
  return "backchannelLogout" in client;
}
