// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from "vitest";
import { parseStoredSession } from "#renderer/client/session/parse-stored-session.ts";
import { createEncryptedStore, createSessionStore } from "#renderer/client/session/stored-session.ts";
import { patience } from "../../../patience.ts";

const jana = { login: "obcan", name: "Jana Dvořáková", roles: ["official"] };
const session = { user: jana, timestamp: 1_795_000_000_000 };
const name = "security";

test.each(["local", "session"] as const)(
  "what is stored in the %s storage comes back, and cannot be read there",
  async (area) => {
    const { sessionStore, stored } = await start(area);
    void sessionStore.persist(session);
    await vi.waitFor(() => expect(stored()).not.toBeNull(), patience);
    for (const text of ["obcan", "Jana", "official", "1795"]) {
      expect(stored()).not.toContain(text);
      expect(atob(stored() ?? "")).not.toContain(text);
    }
    expect(await sessionStore.restore()).toEqual(session);
  },
);

test("the same session is encrypted differently each time", async () => {
  const { sessionStore, stored } = await start();
  const seen = new Set<string | null>();
  for (let count = 1; count <= 5; count++) {
    void sessionStore.persist({ ...session });
    await vi.waitFor(() => expect(seen).not.toContain(stored()), patience);
    seen.add(stored());
  }
  expect(seen.size).toBe(5);
});

test("an empty storage has no session", async () => {
  const { sessionStore } = await start();
  expect(await sessionStore.restore()).toBeNull();
});

test("a value tampered with at any position is refused", async () => {
  const { sessionStore, stored } = await start();
  void sessionStore.persist(session);
  await vi.waitFor(() => expect(stored()).not.toBeNull(), patience);
  const text = stored() ?? "";
  expect(text.length).toBeGreaterThan(100);
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  for (let place = 0; place < bytes.length; place += 7) {
    localStorage.setItem(name, btoa(String.fromCharCode(...bytes.with(place, (bytes[place] ?? 0) ^ 1))));
    await expect(sessionStore.restore(), `byte ${place}`).rejects.toThrow();
  }
});

test.each(["", "{}", "null", JSON.stringify(session), "a".repeat(5000), "😀", btoa("short")])(
  "%j in the storage is refused",
  async (text) => {
    const { sessionStore } = await start();
    localStorage.setItem(name, text);
    await expect(sessionStore.restore()).rejects.toThrow();
  },
);

test("a value encrypted by another browser is refused", async () => {
  const other = await start();
  void other.sessionStore.persist(session);
  await vi.waitFor(() => expect(other.stored()).not.toBeNull(), patience);
  const { sessionStore } = await start("local", { isFresh: false });
  await expect(sessionStore.restore()).rejects.toThrow();
});

test("a correctly encrypted value of another shape is refused", async () => {
  const { sessionStore, stored } = await start();
  void sessionStore.persist(JSON.parse('{"user":{"login":7},"timestamp":1}'));
  await vi.waitFor(() => expect(stored()).not.toBeNull(), patience);
  await expect(sessionStore.restore()).rejects.toThrow();
});

test("a removed session stays removed, even while one is being encrypted", async () => {
  const { sessionStore, stored } = await start();
  void sessionStore.persist(session);
  void sessionStore.persist(null);
  await new Promise((passed) => setTimeout(passed, 30));
  expect(stored()).toBeNull();
});

test("a browser that cannot store the key stores nothing, and warns once", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  localStorage.setItem(name, "something");
  onTestFinished(() => localStorage.clear());
  const sessionStore = createEncryptedStore("local", name, () => Promise.reject(new Error("no database")));
  expect(await sessionStore.restore()).toBeNull();
  void sessionStore.persist(session);
  await new Promise((passed) => setTimeout(passed, 10));
  expect(localStorage.getItem(name)).toBe("something");
  expect(warn).toHaveBeenCalledOnce();
});

test.each([
  [session, session],
  [{ user: null, timestamp: null }, null],
  ["<!DOCTYPE html>", null],
])("of the server's answer %j this is taken", async (answer, expected) => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(answer)));
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await createSessionStore({ storage: "cookie", storageKey: name }).restore()).toEqual(expected);
});

test("a failed request to the server does not count as tampering", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const answers = [() => Promise.reject(new TypeError("offline")), async () => new Response("<html>")];
  for (const answer of answers) {
    vi.stubGlobal("fetch", answer);
    expect(await createSessionStore({ storage: "cookie", storageKey: name }).restore()).toBeNull();
  }
  vi.unstubAllGlobals();
  expect(warn).toHaveBeenCalledTimes(2);
});

test("an incomplete session is refused", () => {
  expect(parseStoredSession({ ...session, more: 1 })).toEqual(session);
  expect(parseStoredSession({ user: { ...jana, name: null }, timestamp: 0 })?.user.name).toBeNull();
  const wrong = [
    ...[null, undefined, 7, "x", [], {}, { user: jana }, { timestamp: 1 }],
    ...[Number.NaN, Number.POSITIVE_INFINITY, "1", null].map((timestamp) => ({ user: jana, timestamp })),
    ...[null, [], "obcan", {}, { ...jana, login: null }, { ...jana, name: 1 }, { ...jana, roles: null }].map(
      (user) => ({ user, timestamp: 1 }),
    ),
    { user: { ...jana, roles: ["a", 1] }, timestamp: 1 },
  ];
  for (const value of wrong) expect(parseStoredSession(value), JSON.stringify(value)).toBeNull();
});

async function start(area: "local" | "session" = "local", { isFresh = true } = {}) {
  const storage = area === "local" ? localStorage : sessionStorage;
  if (isFresh) storage.clear();
  onTestFinished(() => storage.clear());
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  return { sessionStore: createEncryptedStore(area, name, async () => key), stored: () => storage.getItem(name) };
}
