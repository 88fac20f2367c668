import { expect, test } from "vitest";
import { isExhaustive } from "../exhaustive.ts";
import { lostExchanges, startSignInNodes } from "./sign-in-nodes.ts";

const minute = 60_000;

async function startNodes(environment: Record<string, string> = {}, options: { delayMs?: number } = {}) {
  const { nodes, ...shared } = await startSignInNodes(environment, options);
  const [one, two] = nodes;
  return { ...shared, one, two };
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
  const lost = await lostExchanges(jana, [one, two], () => wait(10 * minute));
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
  for (const at of [one, two]) expect((await jana.refresh(at)).status).toBe(503);
  for (const at of [one, two]) expect((await jana.ask("/secret", { at })).text).toBe("page of jana");
  expect(provider.callsOf("/rest/refresh")).toEqual([]);
  expect(jana.value("auth.token")).toBeDefined();
  await server.restart();
  await expect.poll(async () => (await jana.refresh(one)).status).toBe(200);
  for (const [key, cookie] of old) jana.cookies.set(key, cookie);
  expect((await jana.refresh(two)).status).toBe(200);
  expect(provider.callsOf("/rest/refresh")).toHaveLength(1);
});

const rounds = isExhaustive ? 100 : 5;

test.each([5, 70, 500])(
  `of ${rounds} refreshes on both nodes at once none is lost with a store that takes %i ms`,
  { timeout: 900_000 },
  async (delayMs) => {
    const { provider, one, two, wait } = await startNodes({ AUTH_SESSION_S: "10000000" }, { delayMs });
    const jana = one.visitor();
    await jana.signIn("jana");
    const statuses: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      wait(10 * minute);
      await jana.ask("/x", { at: two });
      const answers = await Promise.all([one, two].map((at) => jana.refresh(at)));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses).toEqual(Array.from({ length: 2 * rounds }, () => 200));
    expect(provider.callsOf("/rest/refresh")).toHaveLength(rounds);
    expect((await jana.ask("/secret", { at: two })).text).toBe("page of jana");
  },
);
