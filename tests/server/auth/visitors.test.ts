import { expect, test } from "vitest";
import { createRandom } from "#harness/content/random.ts";
import { publicPolicy } from "#server/pages/send-page.ts";
import { startPortal, type Visitor } from "./portal.ts";

const paths = ["/", "/x", "/x?q=1", "/x?layout=none", "/secret", "/secret?q=1"];

/** A list with one randomly chosen item. */
function among<T>(items: readonly T[], chance: number): readonly T[] {
  const at = Math.floor(chance * items.length);
  return items.slice(at, at + 1);
}

function expected(path: string, name: string): string {
  return name === "nobody" && path.startsWith("/secret") ? "302" : `page of ${name}`;
}

async function textShown(visitor: Visitor, path: string): Promise<string> {
  const { status, text, headers } = await visitor.ask(path);
  if (status === 200) {
    const ofNobody = path.includes("q=") ? "private, no-cache" : publicPolicy;
    const policy = text === "page of nobody" ? ofNobody : "private, no-store";
    expect(headers["cache-control"]).toBe(policy);
    expect(headers["etag"] === undefined).toBe(policy === "private, no-store");
  }
  return status === 200 ? text : String(status);
}

test("nobody sees another visitor's page, in any order of concurrent requests", async () => {
  const { visitor, clock } = await startPortal();
  const [jana, petr, nobody] = [visitor(), visitor(), visitor()];
  await Promise.all([jana.signIn("jana"), petr.signIn("petr")]);
  const everybody = [["jana", jana] as const, ["petr", petr] as const, ["nobody", nobody] as const];
  const chance = createRandom(7).next;
  for (let round = 0; round < 40; round += 1) {
    // Exceeds the retention of pages and the time for which a user is cached.
    clock.time += chance() * 120_000;
    const requests = Array.from({ length: 12 }, () => ({
      who: among(everybody, chance()),
      path: among(paths, chance()),
    }));
    const answers = await Promise.all(
      requests.flatMap(({ who, path }) => who.map(([, one]) => textShown(one, path.join()))),
    );
    expect(answers).toEqual(requests.flatMap(({ who, path }) => who.map(([name]) => expected(path.join(), name))));
  }
});

test("a page cached for everybody is never served to a signed-in visitor, or the other way round", async () => {
  const { visitor } = await startPortal();
  const [jana, nobody] = [visitor(), visitor()];
  await jana.signIn("jana");
  const { headers } = await nobody.ask("/x");
  const etag = headers["etag"] ?? "";
  expect(etag).not.toBe("");
  const same = { headers: { "if-none-match": etag } };
  const [forJana, forNobody] = [await jana.ask("/x", same), await nobody.ask("/x", same)];
  expect([forJana.status, forJana.text, forNobody.status]).toEqual([200, "page of jana", 304]);
  const secret = [await jana.ask("/secret"), await nobody.ask("/secret"), await jana.ask("/secret")];
  expect(secret.map(({ status }) => status)).toEqual([200, 302, 200]);
});

test("a response to a visitor without a session sets no session cookie", async () => {
  const { visitor, clock, provider } = await startPortal();
  const [jana, nobody] = [visitor(), visitor()];
  await jana.signIn("jana");
  provider.live.delete("jana-1");
  clock.time += 300_000;
  const [refreshed, anonymous] = await Promise.all([jana.ask("/x"), nobody.ask("/x")]);
  expect(refreshed.setCookies.length).toBeGreaterThan(0);
  expect(anonymous.setCookies).toEqual([]);
  expect(anonymous.text).toBe("page of nobody");
});
