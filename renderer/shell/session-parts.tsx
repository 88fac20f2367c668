import { SessionDialog } from "#components/shell/session-dialog.tsx";
import { announcedSeconds } from "#machines/session-dialog.ts";
import type { SessionSettings } from "#renderer/client/session/settings.ts";
import { embedJson } from "#renderer/page/document/embed-json.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import type { Session } from "#schemas/visitor/user.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";

/** Settings and dialog for the session of a signed-in user. */
export function SessionParts({ session, auth }: { session: Session; auth: AuthConfig }) {
  return (
    <>
      <script
        id={pageIds.session}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped
        dangerouslySetInnerHTML={{ __html: embedJson(toSessionSettings(session, auth)) }}
      />
      <SessionDialog announcedSeconds={announcedSeconds} />
    </>
  );
}

function toSessionSettings({ user }: Session, auth: AuthConfig): SessionSettings {
  return {
    user,
    expiration: auth.expirationMs,
    tokenLifetime: auth.refresh && auth.tokens.lifetimeMs,
    storage: auth.storage,
    storageKey: auth.storageKey,
  };
}
