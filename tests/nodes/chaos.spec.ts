import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createRandom } from "#harness/content/random.ts";
import { isExhaustive } from "../exhaustive.ts";
import { pickPlan } from "./chaos/plans.ts";
import { createVisitor } from "./chaos/visitor.ts";
import { startWorld } from "./chaos/world.ts";
import { makeOtherBuild } from "./other-build.ts";

const root = join(import.meta.dirname, "../..");

/** Visitors fill in forms side by side while faults strike: 1,000 of them in an exhaustive run. */
const { rounds, visitors, strikes } = isExhaustive
  ? { rounds: 20, visitors: 50, strikes: 10 }
  : { rounds: 2, visitors: 3, strikes: 2 };

const struck = new Map<string, number>();
let [runs, delivered] = [0, 0];

afterAll(() => {
  if (isExhaustive) console.log({ runs, delivered, struck: Object.fromEntries(struck) });
});

function count(fault: string): void {
  struck.set(fault, (struck.get(fault) ?? 0) + 1);
}

interface Round {
  visitors: readonly ReturnType<typeof createVisitor>[];
  received: Awaited<ReturnType<typeof startWorld>>["recipient"]["received"];
}

/** Each returns what breaks it. */
const invariants = {
  "no answer is lost": ({ visitors, received }: Round) => [
    ...visitors.flatMap(({ complaints }) => complaints),
    ...visitors.flatMap(({ references, differences }) =>
      [...references].flatMap((reference) => {
        const delivery = received.get(reference);
        return delivery ? differences(delivery) : [];
      }),
    ),
  ],
  "no form is submitted twice": ({ visitors }: Round) =>
    visitors.flatMap(({ number, references }) =>
      references.size > 1 ? `visitor ${number} has ${[...references].join()}` : [],
    ),
  "every submission has a receipt": ({ visitors, received }: Round) => {
    const receipts = new Set(visitors.flatMap(({ references }) => [...references]));
    return [...received.keys()].filter((reference) => !receipts.has(reference));
  },
  "every receipt has a submission that was delivered": ({ visitors, received }: Round) =>
    visitors.flatMap(({ number, start, references }) =>
      references.size > 0 && [...references].every((reference) => received.has(reference))
        ? []
        : `visitor ${number} of ${start}: ${[...references].join() || "no receipt"}`,
    ),
};

test.each(Array.from({ length: rounds }, (_, at) => ({ seed: at + 1, nodes: 1 + (at % 2) })))(
  "visitors lose nothing while faults strike $nodes node(s): seed $seed",
  { timeout: 600_000 },
  async ({ seed, nodes }) => {
    const world = await startWorld(seed, nodes, [root, makeOtherBuild(`other-${seed}`)]);
    const { random, requests, recipient, faults } = world;
    const all = Array.from({ length: visitors }, (_, number) => {
      const own = createRandom(seed * 1000 + number);
      return createVisitor({
        ...world,
        number,
        plan: pickPlan(own),
        random: own,
        strike: count,
        onRequest: requests.add,
      });
    });
    const ended = Promise.all(all.map(({ fill }) => fill())).finally(requests.end);
    for (const name of random.several(Object.entries(faults).concat(Object.entries(faults)), strikes)) {
      await requests.pass(random.whole(5, 25));
      if (requests.isOver) break;
      const [fault, strike] = name;
      count(fault);
      await strike();
    }
    await ended;
    await expect.poll(world.settle, { timeout: 120_000, interval: 1000 }).toBe(0);
    runs += all.length;
    delivered += recipient.received.size;
    const broken = Object.entries(invariants).map(([name, judge]) => [
      name,
      judge({ visitors: all, received: recipient.received }),
    ]);
    expect(Object.fromEntries(broken)).toEqual(Object.fromEntries(broken.map(([name]) => [name, []])));
  },
);
