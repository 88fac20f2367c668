import { useSyncExternalStore } from "react";
import { type ToastLabels, ToastList } from "#components/shell/toast-list.tsx";
import { seenToasts, type Toast } from "#machines/toasts.ts";
import { toastsActor } from "#renderer/client/actors.ts";

const none: readonly Toast[] = [];

/** The toasts of this document. An island over the served, empty list; it stays while pages change. */
export function Toasts({ labels }: { labels: ToastLabels }) {
  const toasts = useSyncExternalStore(
    (listener) => toastsActor.subscribe(listener).unsubscribe,
    () => toastsActor.getSnapshot().context.toasts,
    () => none,
  );
  return (
    <ToastList
      labels={labels}
      toasts={seenToasts(toasts)}
      onClose={(id) => toastsActor.send({ type: "closed", id })}
      onPause={(by) => toastsActor.send({ type: "paused", by })}
      onResume={(by) => toastsActor.send({ type: "resumed", by })}
    />
  );
}
