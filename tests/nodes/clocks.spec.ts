import { createClient } from "@redis/client";
import { expect, onTestFinished, test } from "vitest";
import { startRedis } from "#harness/cluster/redis-server.ts";
import { startCms, startNode } from "./rendering-node.ts";
import { startSignInNodes } from "./sign-in-nodes.ts";

const second = 1000;
const minute = 60 * second;
/** Difference between the clocks of the nodes. */
const apart = 5 * minute;
/** Two nodes that sign visitors in; the second node's clock is ahead. */
async function startNodes(environment: Record<string, string> = {}) {
  const { nodes, provider, wait } = await startSignInNodes(environment);
  const [behind, ahead] = nodes;
  ahead.clock.time += apart;
  return { provider, behind, ahead, wait };
}

test.each(["behind", "ahead"] as const)(
  "a session started on the node whose clock is %s is valid on both, and ends on time",
  async (name) => {
    const { behind, ahead, wait, provider } = await startNodes({ AUTH_SESSION_S: "3600" });
    const begun = name === "behind" ? behind : ahead;
    const jana = behind.visitor();
    await jana.signIn("jana", "/", begun);
    const isSignedIn = async () => {
      const pages = await Promise.all([behind, ahead].map((at) => jana.ask("/secret", { at })));
      return pages.map(({ text }) => text === "page of jana");
    };
    // A token lives ten minutes; a session ends after thirty minutes without a visit.
    for (let minutes = 0; minutes < 50; minutes += 5) {
      expect(await isSignedIn(), `after ${minutes} minutes`).toEqual([true, true]);
      for (const at of [behind, ahead]) expect((await jana.refresh(at)).status).toBe(200);
      wait(5 * minute);
    }
    // Refreshed every ten minutes, once, on whichever node noticed first; never on each call.
    expect(provider.callsOf("/rest/refresh").length).toBeGreaterThanOrEqual(3);
    expect(provider.callsOf("/rest/refresh").length).toBeLessThanOrEqual(10);
    wait(15 * minute + second);
    expect(await isSignedIn()).toEqual([false, false]);
  },
);

test("an idle visitor is signed out after thirty minutes, plus or minus the five by which the clocks differ", async () => {
  for (const [from, to] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const { behind, ahead, wait } = await startNodes();
    const nodes = [behind, ahead] as const;
    const jana = behind.visitor();
    await jana.signIn("jana", "/", nodes[from]);
    wait(24 * minute);
    expect((await jana.ask("/secret", { at: nodes[to] })).text).toBe("page of jana");
    wait(36 * minute);
    expect((await jana.ask("/secret", { at: nodes[to] })).status).toBe(302);
  }
});

test("a notification is accepted once by nodes with different clocks, and both show the change at once", async () => {
  const server = await startRedis();
  onTestFinished(server.stop);
  const source = await startCms();
  const late = { time: source.clock.time + apart, now: () => late.time };
  const [behind, ahead] = [
    await startNode(source, server.url),
    await startNode({ ...source, clock: late }, server.url),
  ];
  const path = "/aktuality/letni-brigady";
  const title = async (node: typeof ahead) => /<h1[^>]*>(?:<[^>]*>)*([^<]*)/.exec((await node.page(path)).text)?.[1];
  const first = await title(behind);
  expect([await title(ahead), first]).toEqual([first, first]);
  const time = String(Math.floor(source.clock.now() / second));
  let name = "";
  for (const [index, node] of [behind, ahead, behind].entries()) {
    name = `Brigády ${index}`;
    source.edit("610009", (record) => ({ ...record, name }));
    const notification = { ids: ["610009", String(index)] };
    // A sender with the slower node's clock is within five minutes of both.
    expect(await node.notify(notification, { time })).toMatchObject({ status: 200 });
    await expect.poll(() => Promise.all([title(behind), title(ahead)])).toEqual([name, name]);
    for (const again of [behind, ahead])
      expect(await again.notify(notification, { time })).toMatchObject({ status: 409 });
  }
  // Notifications that the sender timestamps five minutes early arrive first at the fast node, and are replayed at the
  // slow one.
  const client = await createClient({ url: server.url }).connect();
  onTestFinished(() => client.destroy());
  const keys = await client.keys("*:changed:*");
  expect(keys).toHaveLength(3);
  for (const key of keys) expect(await client.pTTL(key)).toBeGreaterThan(3 * apart - minute);
});
