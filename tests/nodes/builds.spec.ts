import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { serveProvider } from "#embedded/provider/serve.ts";
import { startRedis } from "#harness/cluster/redis-server.ts";
import { systemClock } from "#server/clock.ts";
import { readBuildId } from "#server/pages/build-manifest.ts";
import { makeOtherBuild } from "./other-build.ts";
import { startProcess } from "./portal-process.ts";
import { secret, startCms } from "./rendering-node.ts";
import { signIn } from "./signed-in-visitor.ts";

const root = join(import.meta.dirname, "../..");

test("two builds that share a store serve their own pages and share sessions, even with an invalid entry in one's secrets", async () => {
  const redis = await startRedis();
  onTestFinished(redis.stop);
  const cms = await startCms();
  const provider = await serveProvider({ clock: systemClock, port: 0, redirectHosts: ["localhost"] });
  onTestFinished(provider.close);
  const settings = { VALKEY_URL: redis.url, CMS_URL: cms.url, SECURITY_PROVIDER_URL: provider.url };
  const patience = { RENDER_DEADLINE_MS: "60000", CMS_TIMEOUT_MS: "60000", AUTH_TIMEOUT_MS: "60000" };
  const own = readBuildId(join(root, "dist/client"));
  const folder = makeOtherBuild("another");
  const start = (secrets: string, at = root) =>
    startProcess({ ...settings, ...patience, AUTH_SECRET: secrets }, { folder: at });
  const nodes = [await start(secret), await start(`short,${secret}`, folder), await start(secret)] as const;
  const [one, other, third] = nodes;
  const buildsAt = async (path: string) => {
    const pages = await Promise.all(nodes.map(async ({ url }) => (await fetch(url + path)).text()));
    return pages.map((page) => /data-build="([^"]*)"/.exec(page)?.[1]);
  };
  for (const path of ["/", "/en", "/prace/minimalni-mzda", "/vyhledavani/aktuality"])
    for (let time = 0; time < 3; time += 1) expect(await buildsAt(path)).toEqual([own, "another", own]);

  const jana = await signIn(one.url);
  for (const { url } of nodes) expect(await jana.refresh(url)).toBe(200);
  await jana.signOut(other.url);
  for (const { url } of [third, one]) expect(await jana.refresh(url)).toBe(401);
  expect(other.lines.map(({ msg }) => msg)).toContain(
    "AUTH_SECRET: entry 1 is left out, expected at least 32 characters; the others are used",
  );
});
