import { useEffect } from "react";
import { SessionDialog } from "#components/shell/session-dialog.tsx";
import { announcedSeconds } from "#machines/session-dialog.ts";
import { showCountdown } from "#renderer/client/session/dialog.ts";

/** The session dialog, opened at a moment of its countdown. */
export function SessionStory(countdown: { remaining: number; announced: number }) {
  useEffect(() => {
    showCountdown(countdown);
    // Nobody's session goes on when the story ends.
    const dialog = document.querySelector("dialog");
    if (dialog) dialog.onclose = null;
  });
  return <SessionDialog announcedSeconds={announcedSeconds} />;
}
