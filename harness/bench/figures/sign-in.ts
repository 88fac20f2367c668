import fastifyCookie from "@fastify/cookie";
import fastify from "fastify";
import { type Measurement, median } from "#harness/bench/measurement.ts";
import { createSignIn } from "#server/auth/create-sign-in.ts";
import { systemClock as clock } from "#server/clock.ts";
import { parseConfig } from "#server/config/config.ts";
import { createLog } from "#server/http/log.ts";

const rounds = 9;
const requests = 20_000;

/** Measures the cost that a session adds to a page of an anonymous visitor. */
export async function measureSignIn(): Promise<Measurement[]> {
  const { auth: config } = parseConfig({});
  const options = { config, providerUrl: "http://127.0.0.1:9", webs: async () => [], clock, log: createLog("error") };
  const { confirmSession } = createSignIn(options);
  const app = fastify();
  await app.register(fastifyCookie);
  const added: number[] = [];
  app.get("/", async (request, reply) => {
    const start = performance.now();
    for (let count = 0; count < requests; count += 1) await confirmSession(request, reply);
    added.push((performance.now() - start) / requests);
    return "";
  });
  const headers = { cookie: "locale=cs; viewport=desktop; consent=1.2026-11-20.00; auth.redirect=%2F" };
  for (let round = 0; round < rounds; round += 1) await app.inject({ url: "/", headers });
  await app.close();
  return [{ what: "session lookup on a page without sign-in", value: median(added), unit: "ms", limit: 0.1 }];
}
