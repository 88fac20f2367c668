import { expect, onTestFinished, test } from "vitest";
import { startRedis } from "#harness/cluster/redis-server.ts";
import { openValkeyStore } from "#server/store/valkey-store.ts";
import { startProvider } from "../server/auth/fake-provider.ts";
import { startPortal } from "../server/auth/portal.ts";

const minute = 60_000;
const secret = "0123456789abcdef0123456789abcdef";

/** Milliseconds that the provider and the store may take on a busy machine. */
const patience = 10_000;

/** Two nodes with one provider and one store. */
async function startNodes(environment: Record<string, string> = {}) {
  const server = await startRedis();
  onTestFinished(server.stop);
  const provider = await startProvider();
  const start = () =>
    startPortal(
      { AUTH_TIMEOUT_MS: String(patience), ...environment },
      {
        provider,
        openStore: async (log) => {
          const store = await openValkeyStore({ url: server.url, secrets: { all: [secret] }, log, budgetMs: patience });
          onTestFinished(() => store.close());
          await expect.poll(() => store.isConnected).toBe(true);
          return store;
        },
      },
    );
  const [one, two] = [await start(), await start()];
  const wait = (ms: number) => {
    one.clock.time += ms;
    two.clock.time += ms;
  };
  return { server, provider, start, one, two, wait };
}

test("a refresh token is exchanged once, and every node accepts both the old and the new cookie", async () => {
  const { provider, one, two, wait } = await startNodes();
  const jana = one.visitor();
  await jana.signIn("jana", "/", two);
  const before = new Map(jana.cookies);
  wait(11 * minute);
  const answers = await Promise.all([one, two, one, two].map((at) => jana.refresh(at)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const [key, cookie] of before) jana.cookies.set(key, cookie);
  for (const at of [two, one]) expect((await jana.refresh(at)).status).toBe(200);
  expect(provider.callsOf("/rest/refresh")).toHaveLength(1);
});

test("none of a hundred refreshes on alternating nodes is lost", async () => {
  const { provider, one, two, wait } = await startNodes({ AUTH_SESSION_S: "1000000" });
  const jana = one.visitor();
  await jana.signIn("jana");
  const lost: number[] = [];
  for (let time = 0; time < 100; time += 1) {
    wait(10 * minute);
    await jana.ask("/x", { at: two });
    const old = new Map(jana.cookies);
    await jana.refresh(time % 2 === 0 ? one : two);
    const renewed = new Map(jana.cookies);
    for (const [key, cookie] of old) jana.cookies.set(key, cookie);
    const late = await jana.refresh(time % 2 === 0 ? two : one);
    if (late.status !== 200) lost.push(time);
    for (const [key, cookie] of renewed) jana.cookies.set(key, cookie);
  }
  expect(lost).toEqual([]);
  expect(provider.callsOf("/rest/refresh")).toHaveLength(100);
});

test("a session signed out on one node is immediately rejected by all", async () => {
  const { one, two, start } = await startNodes();
  const jana = one.visitor();
  await jana.signIn("jana");
  for (const at of [one, two]) expect((await jana.ask("/secret", { at })).text).toBe("page of jana");
  const copied = new Map(jana.cookies);
  await jana.ask("/auth/logout", { at: one });
  const late = await start();
  for (const at of [two, late, one]) {
    for (const [key, cookie] of copied) jana.cookies.set(key, cookie);
    expect((await jana.ask("/secret", { at })).status).toBe(302);
  }
});

test("an emptied store receives the signed-out sessions again", async () => {
  const { server, one, two, start } = await startNodes();
  const jana = one.visitor();
  await jana.signIn("jana", "/x", two);
  const copied = new Map(jana.cookies);
  await server.kill();
  await jana.ask("/auth/logout", { at: one });
  await server.restart();
  await expect
    .poll(async () => {
      for (const [key, cookie] of copied) jana.cookies.set(key, cookie);
      return (await jana.ask("/secret", { at: two })).status;
    })
    .toBe(302);
  for (const [key, cookie] of copied) jana.cookies.set(key, cookie);
  expect((await jana.ask("/secret", { at: await start() })).status).toBe(302);
});

test("while the store is down visitors stay signed in, and an old cookie signs nobody out", async () => {
  const { server, provider, one, two, wait } = await startNodes();
  const jana = one.visitor();
  await jana.signIn("jana");
  await server.kill();
  const old = new Map(jana.cookies);
  wait(11 * minute);
  expect((await jana.refresh(one)).status).toBe(200);
  expect((await jana.refresh(two)).status).toBe(200);
  const renewed = new Map(jana.cookies);
  for (const [key, cookie] of old) jana.cookies.set(key, cookie);
  expect((await jana.refresh(two)).status).toBe(503);
  expect(jana.value("auth.token")).toBeDefined();
  for (const [key, cookie] of renewed) jana.cookies.set(key, cookie);
  for (const at of [one, two]) expect((await jana.ask("/secret", { at })).text).toBe("page of jana");
  expect(provider.callsOf("/rest/refresh")).toHaveLength(2);
});
