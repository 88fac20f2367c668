// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://portal.example/rodina" }

import { expect, onTestFinished, test, vi } from "vitest";
import { toastsActor } from "#renderer/client/actors.ts";
import { behaviours } from "#renderer/client/behaviours/registry.ts";
import { startBehaviours } from "#renderer/client/behaviours/start.ts";
import { createSessionActors } from "#renderer/client/session/actors.ts";
import { notifyTabs } from "#renderer/client/session/tabs.ts";
import { patience } from "../../../patience.ts";

startBehaviours(behaviours);

const MINUTE = 60_000;
const user = { login: "obcan", name: "Jana Dvořáková", roles: [] };
const began = Date.parse("2026-11-20T12:00:00Z");

test("a stored session is restored without a request", async () => {
  const { actors, asked } = await start();
  expect(actors.security.getSnapshot().matches({ loggedIn: "current" })).toBe(true);
  expect(actors.idleLogout.getSnapshot().matches("on")).toBe(true);
  expect(asked()).toEqual(["/auth/session"]);
});

test("a session that was stored too long ago is refreshed", async () => {
  const { actors, asked } = await start({ storedAt: began - 6 * MINUTE });
  expect(asked()).toEqual(["/auth/session", "/auth/refresh"]);
  expect(actors.security.getSnapshot().matches({ loggedIn: "current" })).toBe(true);
  expect(actors.security.getSnapshot().context.timestamp).toBe(began);
});

test("a token is refreshed whenever its lifetime is over", async () => {
  const { asked, wait, act } = await start();
  for (let count = 0; count < 25; count++) {
    await wait(MINUTE);
    act();
  }
  expect(asked().filter((path) => !path.startsWith("/auth/activity"))).toEqual([
    "/auth/session",
    "/auth/refresh",
    "/auth/refresh",
  ]);
});

test("activity is reported to the server within a minute, once, and not for an idle visitor", async () => {
  const { asked, wait, act } = await start();
  const reports = () => asked().filter((path) => path.startsWith("/auth/activity"));
  await wait(30_000);
  act();
  await wait(30_000);
  expect(reports()).toEqual(["/auth/activity?idle=30000"]);
  await wait(5 * MINUTE);
  expect(reports()).toHaveLength(1);
});

test("a refusal by the server ends the session: the page is hidden and reloaded", async () => {
  const { actors, reload, wait } = await start({ refreshStatus: 401, refreshUser: null });
  await wait(10 * MINUTE);
  expect(actors.security.getSnapshot().matches("loggedOut")).toBe(true);
  expect(document.body.hidden).toBe(true);
  await wait(10_000);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([502, 503, 401])(
  "an outage with status %i hides nothing, shows a toast and keeps watching for idleness",
  async (status) => {
    const { actors, asked, reload, assign, wait, answerRefresh } = await start({
      refreshStatus: status,
      page: "<h1>Gateway</h1>",
    });
    document.body.innerHTML = '<p data-unconfirmed="Neodpovídá." data-confirmed="Odpovídá."></p>';
    await wait(10 * MINUTE);
    await wait(12_000);
    expect([document.body.hidden, reload.mock.calls]).toEqual([false, []]);
    expect(actors.security.getSnapshot().matches({ loggedIn: "unconfirmed" })).toBe(true);
    expect(actors.idleLogout.getSnapshot().matches("on")).toBe(true);
    expect(asked().filter((path) => path === "/auth/refresh").length).toBeGreaterThanOrEqual(3);
    await vi.waitFor(
      () => expect(toasts()).toMatchObject([{ severity: "warn", text: "Neodpovídá.", remaining: null }]),
      patience,
    );
    answerRefresh(200);
    await wait(10_000);
    expect(actors.security.getSnapshot().matches({ loggedIn: "current" })).toBe(true);
    await vi.waitFor(() => expect(toasts()).toMatchObject([{ severity: "success", text: "Odpovídá." }]), patience);
    answerRefresh(status);
    await wait(21 * MINUTE);
    expect(assign).toHaveBeenCalledExactlyOnceWith("/auth/logout?idle=%2Frodina");
  },
);

test("an idle logout in another tab leads this one to the notice, with its own return address", async () => {
  const { replace, wait } = await start();
  notifyTabs({ sessionId: "session-1", reason: "idle" });
  await vi.waitFor(() => expect(document.body.hidden).toBe(true), patience);
  setSessionId(null);
  await wait(100);
  expect(replace).toHaveBeenCalledExactlyOnceWith("/auth/signed-out?redirect=%2Frodina");
});

test("signing out in another tab hides this one at once, and reloads it when the cookie is gone", async () => {
  const { reload, wait } = await start();
  notifyTabs({ sessionId: "session-1", reason: "chosen" });
  await vi.waitFor(() => expect(document.body.hidden).toBe(true), patience);
  expect(reload).not.toHaveBeenCalled();
  setSessionId(null);
  await wait(100);
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem("idle-logout")).toBeNull();
});

test("the end of another session does not affect this one", async () => {
  const { wait } = await start();
  notifyTabs({ sessionId: "other", reason: "chosen" });
  await new Promise((passed) => setImmediate(passed));
  await wait(MINUTE);
  expect(document.body.hidden).toBe(false);
});

test.each([null, "another"])("a cookie that says %s now is noticed within a second", async (sessionId) => {
  const { wait } = await start();
  setSessionId(sessionId);
  await wait(1000);
  expect(document.body.hidden).toBe(true);
});

test("a page whose session ended before its script runs is hidden", async () => {
  await start({ sessionId: "another" });
  expect(document.body.hidden).toBe(true);
});

test("a visitor idle for more than 30 minutes is warned and signed out, with a notice", async () => {
  const { actors, assign, wait } = await start();
  const open = () => actors.sessionDialog.getSnapshot().matches("open");
  await wait(28 * MINUTE - 1000);
  expect(open()).toBe(false);
  await wait(2000);
  expect(open()).toBe(true);
  expect(actors.sessionDialog.getSnapshot().context.remaining).toBeLessThanOrEqual(120);
  await wait(2 * MINUTE + 1000);
  expect(assign).toHaveBeenCalledExactlyOnceWith("/auth/logout?idle=%2Frodina");
  expect(document.body.hidden).toBe(true);
  expect(sessionStorage.getItem("idle-logout")).not.toBeNull();
});

test("a tab that was frozen reads the activity of others before it signs anybody out", async () => {
  const { actors, assign, wait } = await start();
  await wait(27 * MINUTE);
  vi.setSystemTime(began + 45 * MINUTE);
  localStorage.setItem("lastActivity", String(began + 40 * MINUTE));
  await wait(2 * MINUTE);
  expect(assign).not.toHaveBeenCalled();
  expect(actors.idleLogout.getSnapshot().matches({ on: "waiting" })).toBe(true);
});

test("a tab that slept through the end of its session does not end the next one", async () => {
  const { assign, reload, wait } = await start({ sessionId: "session-1" });
  vi.setSystemTime(began + 45 * MINUTE);
  setSessionId("another");
  document.body.click();
  await wait(0);
  expect(document.body.hidden).toBe(true);
  await wait(1000);
  expect(assign).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

test("a session abandoned too long ends at once; activity before signing in does not count", async () => {
  const left = await start({ lastActivity: began - 31 * MINUTE });
  expect(document.body.hidden).toBe(true);
  expect(left.assign).toHaveBeenCalledWith("/auth/logout?idle=%2Frodina");
  left.stop();
  await start({ lastActivity: began - 31 * MINUTE, lastSession: "before" });
  expect(document.body.hidden).toBe(false);
});

test("continuing in the dialog keeps the session alive and notifies the other tabs", async () => {
  const { actors, wait } = await start();
  await wait(28.5 * MINUTE);
  actors.sessionDialog.send({ type: "continued" });
  expect(actors.sessionDialog.getSnapshot().matches("closed")).toBe(true);
  expect(localStorage.getItem("lastActivity")).toBe(String(began + 28.5 * MINUTE));
  await wait(5 * MINUTE);
  expect(actors.security.getSnapshot().matches("loggedIn")).toBe(true);
});

test("signing out notifies the other tabs first, then the server", async () => {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel("auth");
  channel.onmessage = ({ data }) => heard.push(data);
  onTestFinished(() => channel.close());
  const { actors, assign } = await start();
  actors.security.send({ type: "logoutRequested", reason: "chosen" });
  expect(actors.security.getSnapshot().context.user).toBeNull();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/auth/logout"), patience);
  await vi.waitFor(() => expect(heard).toEqual([{ sessionId: "session-1", reason: "chosen" }]), patience);
  expect(sessionStorage.getItem("idle-logout")).toBeNull();
});

const toasts = () => toastsActor.getSnapshot().context.toasts;

function setSessionId(sessionId: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server does
  document.cookie = sessionId === null ? "auth.session-id=; Max-Age=0; Path=/" : `auth.session-id=${sessionId}; Path=/`;
}

interface Options {
  /** Id of the browser's current session; the document belongs to `session-1`. */
  sessionId?: string;
  storedAt?: number;
  refreshStatus?: number;
  refreshUser?: typeof user | null;
  /** Response body of a gateway in place of the server's errors. */
  page?: string;
  lastActivity?: number;
  lastSession?: string;
}

async function start(options: Options = {}) {
  const {
    sessionId = "session-1",
    storedAt = began,
    refreshStatus = 200,
    refreshUser = user,
    page,
    lastActivity,
    lastSession = "session-1",
  } = options;
  vi.useFakeTimers({ now: began, toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  vi.spyOn(console, "warn").mockImplementation(() => {});
  localStorage.clear();
  sessionStorage.clear();
  document.body.hidden = false;
  setSessionId(sessionId);
  if (lastActivity !== undefined) {
    localStorage.setItem("lastActivity", String(lastActivity));
    localStorage.setItem("lastActivity.session", lastSession);
  }
  let status = refreshStatus;
  const fetched = vi.fn(async (path: string) => {
    if (path === "/auth/session") return Response.json({ user, timestamp: storedAt });
    if (page !== undefined && status !== 200) return new Response(page, { status });
    return Response.json(
      { token: "session-1", refreshToken: "session-1", user: refreshUser, timestamp: storedAt },
      { status },
    );
  });
  vi.stubGlobal("fetch", fetched);
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const actors = createSessionActors({
    ...{ user, sessionId: "session-1", expiration: 5 * MINUTE, tokenLifetime: 10 * MINUTE },
    ...{ storage: "cookie", storageKey: "security" },
  });
  const stop = () => {
    for (const actor of [actors.security, actors.idleLogout, actors.sessionDialog]) actor.stop();
  };
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
  });
  actors.start();
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  await wait(0);
  const act = () => document.body.click();
  const answerRefresh = (next: number) => {
    status = next;
  };
  return {
    actors,
    asked: () => fetched.mock.calls.map(([path]) => path),
    assign,
    reload,
    replace,
    wait,
    act,
    stop,
    answerRefresh,
  };
}
