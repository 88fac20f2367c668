import { expect, onTestFinished, test } from "vitest";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore } from "#embedded/replay/store.ts";
import { systemClock } from "#server/clock.ts";
import { runPortal } from "../harness/run-portal.ts";
import { addresses } from "./promises.ts";

/** Values for the placeholders of the addresses that the documents name. */
const examples: Readonly<Record<string, string>> = {
  "/webs/by-id/{id}": "12",
  "/webs/by-friendly-url/{url}": "up",
  "/contents/by-id/{id}": "510001",
  "/contents/by-friendly-url/{url}": "rodina",
  "/folders/by-id/{id}/tree": "100",
  "/documents/files/{file}": "budova-uradu-prace.jpg",
};

const answeredBy = (program: string) =>
  Object.entries(addresses).flatMap(([address, by]) => (by === program ? address : []));

/** The path of an address, with an example for its placeholder. */
function pathOf(address: string): string {
  const path = address.replace(/^https?:\/\/[^/]+/, "") || "/webs";
  return path.replace(/\{\w+\}/, examples[address] ?? "");
}

test("the replay CMS answers every address that the documents say it has", async () => {
  const served = await serveReplay({ store: readStore("fixtures"), clock: systemClock, port: 0 });
  onTestFinished(() => served.close());
  const named = answeredBy("replay").filter((address) => address !== "/__replay");
  const wrong = await Promise.all(
    named.map(async (address) => {
      const query = address.startsWith("/contents") ? "?language=cs_cz&webId=12" : "";
      const { status } = await fetch(served.url + pathOf(address) + query);
      return status === 200 ? [] : `${address}: ${status}`;
    }),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(wrong.flat()).toEqual([]);
});

test("the control page of the replay and the provider's first page answer", async () => {
  for (const [command, path] of [
    ["replay", "/__replay"],
    ["provider", "/auth/cas/login?redirect=/"],
  ] as const) {
    const { ready } = runPortal([command, "--port", "0"]);
    expect((await fetch(`${await ready}${path}`)).status, command).toBe(200);
  }
});
