import { expect, test } from "vitest";
import { createVisitor } from "../embedded/openid-visitor.ts";
import {
  citizen,
  localPart,
  movingClock,
  settingsFor,
  signInAt,
  startOpenIdProvider,
} from "../server/auth/oidc/portal.ts";
import { startSignInNodes } from "./sign-in-nodes.ts";

const minute = 60_000;

async function startNodes() {
  const openId = await startOpenIdProvider();
  const clock = movingClock();
  const { nodes } = await startSignInNodes(settingsFor(openId), { clock });
  return { one: nodes[0], two: nodes[1], clock, openId };
}

test("a session signed out on one node is refused by the other at once, also with all its cookies copied", async () => {
  const { one, two } = await startNodes();
  const jana = one.visitor();
  await signInAt(jana);
  await jana.ask("/x", { at: two });
  const copied = new Map(jana.cookies);
  await jana.ask("/auth/logout", { at: one });
  for (const [key, cookie] of copied) jana.cookies.set(key, cookie);
  await expect.poll(async () => (await jana.ask("/x", { at: two })).text, { timeout: 2000 }).toBe("page of nobody");
  for (const [key, cookie] of copied) jana.cookies.set(key, cookie);
  expect((await jana.refresh(two)).status).toBe(401);
});

test("a return replayed with its cookie at the other node asks for no tokens again", async () => {
  const { one, two, openId } = await startNodes();
  let exchanges = 0;
  openId.setFault(({ pathname }) => {
    exchanges += pathname === "/token" ? 1 : 0;
    return undefined;
  });
  const jana = one.visitor();
  const started = await jana.ask("/auth/login");
  const before = new Map(jana.cookies);
  const returned = localPart(await createVisitor().signInAt(started.headers["location"] ?? "", citizen));
  await jana.ask(returned, { at: one });
  const thief = two.visitor();
  for (const [key, cookie] of before) thief.cookies.set(key, cookie);
  await thief.ask(returned, { at: two });
  expect((await thief.ask("/x", { at: two })).text).toBe("page of nobody");
  expect(exchanges).toBe(1);
});

test.each([1, 2, 3, 4, 5])(
  "exchange and sign-out at the same time on two nodes leave nobody signed in (%i)",
  async () => {
    const { one, two, clock } = await startNodes();
    const jana = one.visitor();
    await signInAt(jana);
    clock.offset += 11 * minute;
    const copied = new Map(jana.cookies);
    const [page] = await Promise.all([jana.ask("/x", { at: one }), jana.ask("/auth/logout", { at: two })]);
    const late = two.visitor();
    for (const [key, cookie] of copied) late.cookies.set(key, cookie);
    for (const line of page.setCookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      late.set(name, value);
    }
    await expect.poll(async () => (await late.ask("/x", { at: one })).text, { timeout: 2000 }).toBe("page of nobody");
  },
);
