import { expect, test, vi } from "vitest";

test("before a session starts, looking up an actor throws", async () => {
  const { registered } = await import("#renderer/client/session/registrar.ts");
  expect(() => registered("security")).toThrow("Registrar is not installed!");
});

test("the session's actors are found by name", async () => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  const { installRegistrar, registered } = await import("#renderer/client/session/registrar.ts");
  const { createSessionActors } = await import("#renderer/client/session/actors.ts");
  const actors = createSessionActors({
    user: { login: "obcan", name: null, roles: [] },
    ...{ sessionId: "e", expiration: 1, tokenLifetime: null, storage: "cookie", storageKey: "security" },
  });
  installRegistrar(actors);
  expect(registered("security")).toBe(actors.security);
  expect(registered("sessionDialog")).toBe(actors.sessionDialog);
  vi.unstubAllGlobals();
});
