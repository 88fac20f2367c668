import { assign, createActor, fromPromise } from "xstate";
import { idleLogoutMachine, idleTimeout } from "#machines/idle-logout.ts";
import { securityMachine } from "#machines/security.ts";
import { sessionDialogMachine } from "#machines/session-dialog.ts";
import type { User } from "#schemas/visitor/user.ts";
import { readActivity, reportActivity, storeActivity, watchActivity } from "./activity.ts";
import { logoutAddress } from "./addresses.ts";
import { showCountdown } from "./dialog.ts";
import { storeIdleNotice } from "./idle-notice.ts";
import { hidePage, leave } from "./leave.ts";
import { announceOutageEnd, warnOfOutage } from "./outage.ts";
import { refreshSession } from "./refresh.ts";
import { watchSession } from "./session-changes.ts";
import { currentSessionId } from "./session-id.ts";
import { withSessionLock } from "./session-lock.ts";
import type { SessionSettings } from "./settings.ts";
import { createSessionStore } from "./stored-session.ts";
import { notifyTabs } from "./tabs.ts";

export type SessionActors = ReturnType<typeof createSessionActors>;

const now = () => Date.now();

type Session = SessionSettings & { sessionId: string };

/**
 * Binds the machines of a document's session to the browser. Tokens stay on the server; here only the session id
 * identifies the session.
 */
export function createSessionActors(session: Session) {
  const { sessionId } = session;
  const security = createSecurityActor(session);

  const idleLogout = createIdleLogoutActor({
    sessionId,
    isDialogOpen: () => sessionDialog.getSnapshot().matches("open"),
    signOut: logOutIdle,
    warn: (endsAt) => sessionDialog.send({ type: "warned", endsAt }),
    calm: () => sessionDialog.send({ type: "calmed" }),
  });

  const sessionDialog = createSessionDialogActor({
    keepAlive: () => idleLogout.send({ type: "active" }),
    signOut: () => security.send({ type: "logoutRequested", reason: "chosen" }),
    expire: () => idleLogout.send({ type: "checked" }),
  });

  function logOutIdle(): void {
    hidePage();
    security.send({ type: "logoutRequested", reason: "idle" });
  }

  /** Starts the actors. A visitor who was away too long, for example with the browser closed, is signed out. */
  function start(): void {
    security.subscribe((snapshot) => {
      idleLogout.send({ type: snapshot.matches("loggedIn") ? "authenticated" : "unauthenticated" });
    });
    sessionDialog.subscribe((snapshot) => showCountdown(snapshot.matches("open") ? snapshot.context : null));
    for (const actor of [sessionDialog, idleLogout, security]) actor.start();
    if (now() - readActivity(sessionId, now()) > idleTimeout) logOutIdle();
  }

  return { security, idleLogout, sessionDialog, start };
}

/** Confirms the session with the server and ends it. */
function createSecurityActor({ user, sessionId, ...settings }: Session) {
  const sessionStore = createSessionStore(settings);
  let latestUser: User = user;
  return createActor(
    securityMachine.provide({
      actors: {
        restore: fromPromise(() => sessionStore.restore()),
        refresh: fromPromise(async ({ signal }) => {
          latestUser = (await refreshSession({ ...settings, sessionId, now }, signal)) ?? latestUser;
          return latestUser;
        }),
        logout: fromPromise(async ({ input: { reason } }) => {
          if (reason === "idle" && currentSessionId() === sessionId) storeIdleNotice();
          notifyTabs({ sessionId, reason });
          // The server signs out at the logout address. The lock keeps other tabs from refreshing the session meanwhile.
          await withSessionLock(async () => {});
        }),
        environment: watchSession(sessionId),
      },
      actions: {
        persist: ({ context: { user, timestamp } }) =>
          void sessionStore.persist(user && timestamp ? { user, timestamp } : null),
        logFailure: (_, { error }) => console.warn("the session has ended, or could not be confirmed", error),
        // Warn once: a visitor who has closed the toast does not need to see it again.
        warnOfOutage: ({ context: { failures } }) => {
          if (failures === 1) warnOfOutage();
        },
        endOutage: ({ context: { failures } }) => {
          if (failures > 0) announceOutageEnd();
        },
        // A tab that slept through the end of its session must not end a newer one.
        goToLogout: ({ context: { reason } }) => {
          if (currentSessionId() === sessionId) location.assign(logoutAddress(reason));
          else void leave(sessionId);
        },
        leave: ({ context: { error } }) => void leave(sessionId, { isToldNext: error !== null }),
      },
    }),
    { input: { user, expiration: settings.expiration, tokenLifetime: settings.tokenLifetime, now } },
  );
}

interface IdleLogoutOptions {
  sessionId: string;
  isDialogOpen: () => boolean;
  signOut: () => void;
  /** Called with the time at which the session will end, in milliseconds. */
  warn: (endsAt: number) => void;
  calm: () => void;
}

/** Signs the visitor out after inactivity in all tabs. */
function createIdleLogoutActor({ sessionId, isDialogOpen, signOut, warn, calm }: IdleLogoutOptions) {
  return createActor(
    idleLogoutMachine.provide({
      actors: { activity: watchActivity({ now, isDialogOpen }) },
      actions: {
        // A tab that was frozen may check before it receives the activity of other tabs.
        settle: assign(({ context: { lastActive } }) => ({
          lastActive: Math.min(Math.max(lastActive, readActivity(sessionId, now()) || 0), now()),
        })),
        store: ({ context }) => storeActivity(context.lastActive, sessionId),
        report: ({ context }) => void reportActivity(context.lastActive, { sessionId, now }),
        signOut,
        warn: ({ context }) => warn(context.lastActive + idleTimeout),
        calm,
      },
    }),
    { input: { now } },
  );
}

/** Warns the visitor before an idle logout. */
function createSessionDialogActor(actions: Record<"keepAlive" | "signOut" | "expire", () => void>) {
  return createActor(sessionDialogMachine.provide({ actions }), { input: { now } });
}
