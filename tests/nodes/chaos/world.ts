import { join } from "node:path";
import { onTestFinished } from "vitest";
import { z } from "zod";
import { serveProvider } from "#embedded/provider/serve.ts";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore } from "#embedded/replay/store.ts";
import { startRedis } from "#harness/cluster/redis-server.ts";
import { createRandom } from "#harness/content/random.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { changeHeaders, signChange } from "#server/changes/signature.ts";
import { secret } from "../rendering-node.ts";
import { startNodes } from "./nodes.ts";
import { today } from "./plans.ts";
import { type Mood, startRecipient } from "./recipient.ts";
import { steppedClock } from "./stepped-clock.ts";

const fixtures = readStore(join(import.meta.dirname, "../../../fixtures"));

/** The parts of a form's content that are changed and read here. */
const formData = z.looseObject({
  kroky: z.array(z.looseObject({ pole: z.array(z.unknown()) })),
  odeslani: z.looseObject({ kanal: z.string() }),
});

const forms = fixtures.contents.flatMap((record) => {
  const { success, data } = formData.safeParse(record["data"]);
  return success ? [{ record, data }] : [];
});

/** The fixtures with one more question, which must be answered, in the first step of every form. */
const changed = {
  ...fixtures,
  contents: fixtures.contents.map((record) => {
    const form = forms.find((each) => each.record === record);
    if (!form) return record;
    const question = { klic: "doplneni", druh: "text", popisek: "Co chcete doplnit" };
    const kroky = form.data.kroky.map((step, at) => (at === 0 ? { ...step, pole: [...step.pole, question] } : step));
    return { ...record, data: { ...form.data, kroky } };
  }),
};

const channels = new Set(forms.map(({ data }) => data.odeslani.kanal));

const hour = 3_600_000;

/** Hours by which the clock is ahead at most: the day of the answers stays. */
const mostHours = 20;

/** The portal with everything that can fail around it; two nodes share a store. */
export async function startWorld(seed: number, nodeCount: number, builds: readonly string[]) {
  const random = createRandom(seed);
  const folder = temporaryFolder();
  const clock = steppedClock(join(folder, "clock"));
  const begin = Date.parse(`${today}T00:30:00Z`);
  clock.set(begin);
  const recipient = await startRecipient();
  const cms = await serveReplay({ store: fixtures, clock: { now: () => Date.parse(`${today}T12:00:00Z`) }, port: 0 });
  onTestFinished(cms.close);
  const provider = await serveProvider({ clock, port: 0, redirectHosts: ["localhost"] });
  onTestFinished(provider.close);
  const redis = nodeCount > 1 ? await startRedis() : null;
  if (redis) onTestFinished(redis.stop);
  const nodes = await startNodes({
    count: nodeCount,
    folder,
    clock: join(folder, "clock"),
    builds,
    settings: {
      CMS_URL: cms.url,
      SECURITY_PROVIDER_URL: provider.url,
      AUTH_SECRET: secret,
      CHANGED_SECRET: secret,
      FORM_CHANNELS: [...channels].map((name) => `${name}=${recipient.url}/${name}`).join(),
      FORM_HTTP_SECRET: secret,
      ...(redis && { VALKEY_URL: redis.url }),
      RENDER_DEADLINE_MS: "60000",
      CMS_TIMEOUT_MS: "60000",
      AUTH_TIMEOUT_MS: "60000",
    },
  });
  const requests = countRequests();
  let isChanged = false;

  async function notify(): Promise<void> {
    const body = JSON.stringify({ everything: true });
    const time = String(Math.floor(clock.now() / 1000));
    const headers = { [changeHeaders.time]: time, [changeHeaders.signature]: signChange(secret, time, body) };
    // A node that is not up reads the contents when it starts.
    const sent = nodes.places.map(({ url }) => fetch(`${url}/_portal/changed`, { method: "POST", body, headers }));
    await Promise.allSettled(sent);
  }

  const whileRequestsPass = () => requests.pass(random.whole(5, 25));
  const whileRecipientIs = async (mood: Mood) => {
    recipient.become(mood);
    await whileRequestsPass();
    recipient.become("right");
  };
  const anyNode = () => random.pick(nodes.places);
  const step = (hours: number) => {
    const ahead = (clock.now() - begin) / hour;
    clock.step(Math.max(-ahead, Math.min(hours, mostHours - ahead)) * hour);
  };

  return {
    ...{ random, clock, recipient, nodes, requests },
    /** Faults of everything around the visitors; each ends by itself. */
    faults: {
      "node killed": () => anyNode().kill(),
      "node started with another build": () => anyNode().deploy(),
      "form changed": async () => {
        isChanged = !isChanged;
        cms.setStore(isChanged ? changed : fixtures);
        await notify();
      },
      "recipient answers 500": () => whileRecipientIs("500"),
      "recipient hangs": () => whileRecipientIs("hangs"),
      "recipient answers HTML": () => whileRecipientIs("HTML"),
      "recipient down for an hour": async () => {
        const isOver = whileRecipientIs("down");
        step(1);
        await isOver;
      },
      "disk full": async () => {
        const node = anyNode();
        node.limitDisk(true);
        await whileRequestsPass();
        node.limitDisk(false);
      },
      "clock set forth": async () => step(random.whole(1, 3)),
      "clock set back": async () => step(-random.whole(1, 3)),
    },
    /** Has everything delivered that waits; resolves to the number of submissions that are not. */
    async settle(): Promise<number> {
      recipient.become("right");
      clock.step(2 * hour);
      return nodes.places.reduce((sum, node) => sum + node.undelivered(), 0);
    },
  };
}

/** Counts requests, and resolves promises after a number of them; after the end at once. */
function countRequests() {
  let [count, isOver] = [0, false];
  const waiting = new Set<{ until: number; resolve: () => void }>();
  function check(): void {
    for (const each of waiting) {
      if (!isOver && count < each.until) continue;
      waiting.delete(each);
      each.resolve();
    }
  }
  return {
    get count() {
      return count;
    },
    get isOver() {
      return isOver;
    },
    add(): void {
      count += 1;
      check();
    },
    end(): void {
      isOver = true;
      check();
    },
    pass: (more: number) =>
      new Promise<void>((resolve) => {
        waiting.add({ until: count + more, resolve });
        check();
      }),
  };
}
