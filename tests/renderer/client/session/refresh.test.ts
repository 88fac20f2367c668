// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from "vitest";
import { SessionEnded } from "#machines/security.ts";
import { refreshSession } from "#renderer/client/session/refresh.ts";
import { withSessionLock } from "#renderer/client/session/session-lock.ts";

const user = { login: "obcan", name: "Jana Dvořáková", roles: [] };
const sessionId = "session-1";
const MINUTE = 60_000;

test("a refresh returns the user as the provider now describes them", async () => {
  const { refresh, asked } = start(answer({ token: sessionId, refreshToken: sessionId, user, timestamp: 1 }));
  expect(await refresh()).toEqual(user);
  expect(asked()).toEqual([["/auth/refresh", "POST"]]);
});

test("a session just refreshed in another tab is not refreshed again", async () => {
  const { refresh, asked, wait } = start(answer({ token: sessionId, user, timestamp: 1 }));
  await refresh();
  wait(2 * MINUTE);
  expect(await refresh()).toBeNull();
  wait(MINUTE);
  expect(await refresh()).toEqual(user);
  expect(asked()).toHaveLength(2);
});

test.each(["session-0 ", `${sessionId} x`, sessionId, "", `${sessionId} 99999999999999`])(
  "a note %j of a refresh says nothing",
  async (note) => {
    const { refresh, asked } = start(answer({ token: sessionId, user, timestamp: 1 }));
    localStorage.setItem("lastRefresh", note);
    await refresh();
    expect(asked()).toHaveLength(1);
  },
);

test.each([
  ["a session that has ended", { user: null }, 401, true],
  ["an answer for another session", { token: "session-2", user, timestamp: 1 }, 200, true],
  ["an outage of the provider", { user: null }, 503, false],
  ["a refusal", { user: null }, 403, false],
  ["an answer without a user", { token: sessionId, user: null, timestamp: null }, 200, false],
  ["an answer of another shape", [], 200, false],
  ["an answer of nothing", null, 200, false],
  ["the sign-in of a gateway", "Unauthorized", 401, false],
])("%s (%j, status %i) ends the session: %s", async (_, body, status, isEnd) => {
  const { refresh, asked } = start(async () => Response.json(body, { status }));
  const error: unknown = await refresh().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof SessionEnded).toBe(isEnd);
  expect(asked()).toHaveLength(1);
  expect(localStorage.getItem("lastRefresh")).toBeNull();
});

test.each([
  ["no network", () => Promise.reject(new TypeError("offline"))],
  ["a page of a gateway", async () => new Response("<h1>502</h1>", { status: 502 })],
])("%s says nothing of the session", async (_, respond) => {
  const { refresh } = start(respond);
  await expect(refresh()).rejects.not.toBeInstanceOf(SessionEnded);
});

test("with locks, tabs take turns and see what the previous one stored", async () => {
  stubLocks();
  const { refresh, asked } = start(answer({ token: sessionId, user, timestamp: 1 }));
  const results = await Promise.all([refresh(), refresh(), refresh()]);
  expect(results).toEqual([user, null, null]);
  expect(asked()).toHaveLength(1);
});

test("a tab that never releases the lock blocks others for five seconds at most", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  stubLocks();
  void withSessionLock(() => new Promise(() => {}));
  const done = vi.fn(async () => "done");
  const result = withSessionLock(done);
  await vi.advanceTimersByTimeAsync(4999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe("done");
  expect(done).toHaveBeenCalledOnce();
});

test("a failure under the lock rejects only its own call, and the next one gets its turn", async () => {
  stubLocks();
  await expect(withSessionLock(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await withSessionLock(async () => "next")).toBe("next");
});

function answer(body: unknown) {
  return async () => Response.json(body);
}

/** Locks as in browsers, for a single name. */
function stubLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, { signal }: { signal: AbortSignal }, run: () => Promise<unknown>) => {
    const aborted = new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    const before = last;
    const turn = Promise.race([before.catch(() => {}), aborted]).then(run);
    last = turn.catch(() => before);
    return turn;
  };
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "locks"));
}

function start(respond: () => Promise<Response>) {
  const fetched = vi.fn((_path: string, _options?: RequestInit) => respond());
  vi.stubGlobal("fetch", fetched);
  localStorage.clear();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });
  let time = 1_795_000_000_000;
  const options = { sessionId, expiration: 5 * MINUTE, tokenLifetime: 10 * MINUTE, now: () => time };
  return {
    refresh: () => refreshSession(options, new AbortController().signal),
    asked: () => fetched.mock.calls.map(([path, init]) => [path, init?.method]),
    wait: (ms: number) => {
      time += ms;
    },
  };
}
