import { expect, test } from "vitest";
import { listenForLogout } from "../embedded/openid.ts";
import { createVisitor } from "../embedded/openid-visitor.ts";
import {
  citizen,
  localPart,
  movingClock,
  settingsFor,
  signInAt,
  startOpenIdProvider,
} from "../server/auth/oidc/portal.ts";
import { lostExchanges, startSignInNodes } from "./sign-in-nodes.ts";

const minute = 60_000;

/** Two nodes with one store that sign in at the embedded OpenID provider. */
async function startNodes({ delayMs = 0 } = {}) {
  const { url: backchannelLogoutUri, received: logoutTokens } = await listenForLogout();
  const openId = await startOpenIdProvider({ portal: { backchannelLogoutUri } });
  let exchanges = 0;
  openId.setFault(({ pathname }) => {
    exchanges += pathname === "/token" ? 1 : 0;
    return undefined;
  });
  const clock = movingClock();
  const settings = { ...settingsFor(openId), AUTH_SESSION_S: "1000000" };
  const { nodes } = await startSignInNodes(settings, { delayMs, clock });
  return { one: nodes[0], two: nodes[1], openId, clock, logoutTokens, exchanges: () => exchanges };
}

test.each([0, 70])(
  "none of a hundred exchanges on alternating nodes is lost, with a store of %i ms",
  async (delayMs) => {
    const { one, two, clock, exchanges } = await startNodes({ delayMs });
    const jana = one.visitor();
    await signInAt(jana);
    const lost = await lostExchanges(jana, [one, two], () => {
      clock.offset += 11 * minute;
    });
    expect(lost).toEqual([]);
    expect(exchanges()).toBeLessThanOrEqual(201);
  },
);

test("a session that the provider ends is dead on all nodes within a second", async () => {
  const { one, two, openId, logoutTokens } = await startNodes();
  const jana = one.visitor();
  await signInAt(jana);
  for (const at of [one, two]) expect((await jana.ask("/secret", { at })).status).toBe(200);
  const copied = new Map(jana.cookies);
  await openId.endSessionsOf("obcan");
  await expect.poll(() => logoutTokens).toHaveLength(1);
  const send = (at: typeof one) =>
    one.visitor().ask("/auth/backchannel-logout", {
      at,
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: String(new URLSearchParams({ logout_token: logoutTokens[0] ?? "" })),
    });
  const sentAt = performance.now();
  expect((await send(one)).status).toBe(200);
  for (const at of [two, one]) {
    for (const [key, cookie] of copied) jana.cookies.set(key, cookie);
    expect((await jana.ask("/secret", { at })).status).toBe(302);
  }
  expect(performance.now() - sentAt).toBeLessThan(1000);
  expect((await send(two)).status).toBe(400);
});

test("a return is accepted by one node, also by both at the same time", async () => {
  const { one, two } = await startNodes();
  const jana = one.visitor();
  const started = await jana.ask("/auth/login?redirect=/secret");
  const returned = localPart(await createVisitor().signInAt(started.headers["location"] ?? "", citizen));
  const kept = new Map(jana.cookies);
  const copy = one.visitor();
  for (const [key, cookie] of kept) copy.cookies.set(key, cookie);
  const answers = await Promise.all([jana.ask(returned, { at: one }), copy.ask(returned, { at: two })]);
  expect(answers.map(({ headers }) => headers["location"]).toSorted()).toEqual(["/", "/secret"]);
});

test("a sign-in that began at one node ends at another", async () => {
  const { one, two } = await startNodes();
  const jana = one.visitor();
  const started = await jana.ask("/auth/login?redirect=/secret", { at: one });
  const returned = localPart(await createVisitor().signInAt(started.headers["location"] ?? "", citizen));
  expect((await jana.ask(returned, { at: two })).headers["location"]).toBe("/secret");
  expect((await jana.ask("/secret", { at: one })).status).toBe(200);
});
