import type { LogoutReason } from "#machines/security.ts";
import { isRecord } from "./parse-stored-session.ts";

/** Message between tabs about the end of a session. */
interface SignedOut {
  sessionId: string;
  reason: LogoutReason;
}

const channelName = "auth";

export function notifyTabs(message: SignedOut): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

/** Calls the listener when another tab ends the session; returns a function that stops listening. */
export function onSignedOut(sessionId: string, listener: (reason: LogoutReason) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }) => {
    if (isRecord(data) && data["sessionId"] === sessionId) listener(data["reason"] === "idle" ? "idle" : "chosen");
  });
  return () => channel.close();
}
