import { SessionDialog } from "#components/shell/session-dialog.tsx";
import { announcedSeconds } from "#machines/session-dialog.ts";
import { sessionBlock, toSessionSettings } from "#renderer/client/session/settings.ts";
import { embedJson } from "#renderer/page/document/embed-json.ts";
import type { Session } from "#schemas/visitor/user.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";

/** Settings and dialog for the session of a signed-in user. */
export function SessionParts({ session, auth }: { session: Session; auth: AuthConfig }) {
  return (
    <>
      <script
        {...sessionBlock}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped
        dangerouslySetInnerHTML={{ __html: embedJson(toSessionSettings(session, auth)) }}
      />
      <SessionDialog announcedSeconds={announcedSeconds} />
    </>
  );
}
