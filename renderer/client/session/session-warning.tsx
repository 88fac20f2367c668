import { useSyncExternalStore } from "react";
import { SessionDialog, type SessionDialogLabels } from "#components/shell/session-dialog.tsx";
import { registered } from "./registrar.ts";

/** The session dialog of this document. An island over the served, closed one; it stays while pages change. */
export function SessionWarning({ labels }: { labels: SessionDialogLabels }) {
  const actor = registered("sessionDialog");
  const snapshot = useSyncExternalStore(
    (listener) => actor.subscribe(listener).unsubscribe,
    () => actor.getSnapshot(),
    () => null,
  );
  const isOpen = snapshot?.matches("open") ?? false;
  return (
    <SessionDialog
      labels={labels}
      remaining={isOpen && snapshot ? snapshot.context.remaining : null}
      announced={snapshot?.context.announced ?? null}
      onStay={() => actor.send({ type: "continued" })}
      onSignOut={() => actor.send({ type: "signedOut" })}
    />
  );
}
