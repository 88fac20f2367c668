import { assign, createActor, fromPromise, waitFor } from "xstate";
import { authMachine } from "#machines/auth.ts";
import { idleLogoutMachine, idleTimeout } from "#machines/idle-logout.ts";
import { securityMachine } from "#machines/security.ts";
import { sessionDialogMachine } from "#machines/session-dialog.ts";
import { demandIsland } from "#renderer/client/islands/strategies.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import type { User } from "#schemas/visitor/user.ts";
import { readActivity, storeActivity, watchActivity } from "./activity.ts";
import { storeIdleNotice } from "./idle-notice.ts";
import { hidePage, leave } from "./leave.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { refreshSession } from "./refresh.ts";
import { watchSession } from "./session-changes.ts";
import { currentSessionId } from "./session-id.ts";
import type { SessionSettings } from "./settings.ts";
import { createSessionStore } from "./stored-session.ts";
import { notifyTabs } from "./tabs.ts";

export type SessionActors = ReturnType<typeof createSessionActors>;

const now = () => Date.now();

/**
 * The machines of the session that a document was made for, bound to the browser. Tokens stay with the server: the
 * session's id stands for them here.
 */
export function createSessionActors({ user, sessionId, ...settings }: SessionSettings & { sessionId: string }) {
  const sessionStore = createSessionStore(settings);
  let known: User = user;

  const auth = createActor(
    authMachine.provide({
      actors: {
        // The document, or the refresh just made, has already told.
        loadSession: fromPromise(async (): Promise<User | null> => known),
        refresh: fromPromise(async ({ signal }) => {
          known = (await refreshSession({ ...settings, sessionId, now }, signal)) ?? known;
        }),
        // The server signs out when the browser comes to it; no refresh of another tab is to come after that.
        signOut: fromPromise(() => oneAtATime(async () => {})),
      },
      actions: { logFailure: (_, { error }) => console.warn("the session could not be refreshed", error) },
    }),
    {
      input: {
        token: sessionId,
        refreshToken: sessionId,
        isRefreshEnabled: true,
        tokenLifetime: settings.tokenLifetime,
        tokensOf: () => ({ token: sessionId, refreshToken: sessionId }),
        now,
      },
    },
  );

  const security = createActor(
    securityMachine.provide({
      actors: {
        restore: fromPromise(() => sessionStore.restore()),
        refresh: fromPromise(async ({ signal }) => {
          auth.send({ type: "refreshRequested" });
          const { context } = await waitFor(auth, (snapshot) => !snapshot.hasTag("loading"), { signal });
          if (!context.data) throw context.error;
          return context.data;
        }),
        logout: fromPromise(async ({ input: { reason } }) => {
          if (reason === "idle" && currentSessionId() === sessionId) storeIdleNotice();
          notifyTabs({ sessionId, reason });
          auth.send({ type: "signOutRequested" });
          await waitFor(auth, (snapshot) => snapshot.matches("unauthenticated"));
        }),
        surroundings: watchSession(sessionId),
      },
      actions: {
        persist: ({ context: { user, timestamp } }) =>
          sessionStore.persist(user && timestamp ? { user, timestamp } : null),
        logFailure: (_, { error }) => console.warn("the session has ended", error),
        goToLogin: () => location.assign(authPaths.login),
        // A tab that slept through the end of its session must not end the one that came after it.
        goToLogout: () => {
          if (currentSessionId() === sessionId) location.assign(authPaths.logout);
          else void leave(sessionId);
        },
        leave: () => void leave(sessionId),
      },
    }),
    { input: { user, expiration: settings.expiration, now } },
  );

  const idleLogout = createActor(
    idleLogoutMachine.provide({
      actors: { activity: watchActivity({ now, isAsked }) },
      actions: {
        // A tab that was frozen may come to check before it hears of what was done in others.
        settle: assign(({ context: { lastActive } }) => ({
          lastActive: Math.min(Math.max(lastActive, readActivity(sessionId, now()) || 0), now()),
        })),
        store: ({ context }) => storeActivity(context.lastActive, sessionId),
        signOut: logOutIdle,
        warn: ({ context }) => {
          demandIsland("sessionDialog");
          sessionDialog.send({ type: "warned", endsAt: context.lastActive + idleTimeout });
        },
        calm: () => {
          sessionDialog.send({ type: "calmed" });
        },
      },
    }),
    { input: { now } },
  );

  const sessionDialog = createActor(
    sessionDialogMachine.provide({
      actions: {
        keepAlive: () => {
          idleLogout.send({ type: "active" });
        },
        signOut: () => {
          security.send({ type: "logoutRequested", reason: "chosen" });
        },
        expire: () => {
          idleLogout.send({ type: "checked" });
        },
      },
    }),
    { input: { now } },
  );

  function isAsked(): boolean {
    return sessionDialog.getSnapshot().matches("open");
  }

  function logOutIdle(): void {
    hidePage();
    security.send({ type: "logoutRequested", reason: "idle" });
  }

  /** Signs out who has left the session behind for too long, such as with the browser; watches over it else. */
  function start(): void {
    auth.subscribe((snapshot) => {
      if (snapshot.matches("unauthenticated") && snapshot.context.error) security.send({ type: "endedElsewhere" });
    });
    security.subscribe((snapshot) => {
      idleLogout.send({ type: snapshot.matches("loggedIn") ? "authenticated" : "unauthenticated" });
    });
    for (const actor of [sessionDialog, idleLogout, auth, security]) actor.start();
    auth.send({ type: "sessionRequested" });
    if (now() - readActivity(sessionId, now()) > idleTimeout) logOutIdle();
  }

  return { auth, security, idleLogout, sessionDialog, start };
}
