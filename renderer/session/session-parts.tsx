import { useTranslation } from "react-i18next";
import { Island } from "#components/island.tsx";
import { SessionDialog } from "#components/session-dialog.tsx";
import type { Session } from "#schemas/user.ts";
import type { AuthConfig } from "#server/auth-config.ts";
import { embedJson } from "../embed-json.ts";
import { sessionLabels } from "./session-labels.ts";
import { sessionBlock, toSessionSettings } from "./settings.ts";

/** What a document brings along for the session that it was made for. */
export function SessionParts({ session, auth }: { session: Session; auth: AuthConfig }) {
  const { t } = useTranslation();
  return (
    <>
      <script
        {...sessionBlock}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped
        dangerouslySetInnerHTML={{ __html: embedJson(toSessionSettings(session, auth)) }}
      />
      <Island name="sessionDialog" component={SessionDialog} props={{ labels: sessionLabels(t) }} />
    </>
  );
}
