import type { LogoutReason } from "#machines/security.ts";
import { isRecord } from "./parse-stored-session.ts";

/** The end of a session, as its tabs tell each other. */
interface SignedOut {
  epoch: string;
  reason: LogoutReason;
}

const channelName = "auth";

export function tellTabs(message: SignedOut): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

/** Calls when another tab ends the session of an epoch; returns how to stop. */
export function onSignedOut(epoch: string, listener: (reason: LogoutReason) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }) => {
    if (isRecord(data) && data["epoch"] === epoch) listener(data["reason"] === "idle" ? "idle" : "chosen");
  });
  return () => channel.close();
}
