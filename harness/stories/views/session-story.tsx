import { useEffect } from "react";
import { renderToString } from "react-dom/server";
import { parseDocument } from "#portal/client/navigation/parse-document.ts";
import { showCountdown } from "#portal/client/session/dialog.ts";
import { EnvironmentProvider, useEnvironment } from "#portal/components/environment.tsx";
import { SessionDialog } from "#portal/components/shell/session-dialog.tsx";
import { announcedSeconds } from "#portal/machines/session-dialog.ts";

type Props = { remaining: number; announced: number };

/** The session dialog during its countdown; script opens it from the rendered template, as in the portal. */
export function SessionStory({ remaining, announced }: Props) {
  const environment = useEnvironment();
  useEffect(() => {
    const html = renderToString(
      <EnvironmentProvider value={environment}>
        <SessionDialog announcedSeconds={announcedSeconds} />
      </EnvironmentProvider>,
    );
    const parts = [...parseDocument(html).querySelectorAll("dialog, template")];
    document.body.append(...parts.map((part) => document.adoptNode(part)));
    showCountdown({ remaining, announced });
    return () => {
      for (const part of parts) part.remove();
    };
  });
  return null;
}
