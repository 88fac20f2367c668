import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { createRandom, type Random } from "#harness/content/random.ts";
import { type Credentials, type SignedIn, securityMachine } from "#machines/security.ts";
import type { StoredSession } from "#schemas/visitor/user.ts";
import { sequences } from "./sequences.ts";
import { settle } from "./settle.ts";

const user = { login: "jana", name: null, roles: [] };
const begin = Date.UTC(2026, 0, 15, 9);

test(`in ${sequences} random sequences only an accepted sign-in signs in, and no password is kept`, async () => {
  let signedIn = 0;
  for (let seed = 0; seed < sequences; seed += 1) {
    const { problem, hasSignedIn } = await runSequence(createRandom(seed));
    if (problem) expect.fail(`sequence ${seed}: ${problem}`);
    signedIn += Number(hasSignedIn);
  }
  expect(signedIn).toBeGreaterThan(sequences / 10);
}, 600_000);

/** Requests sign-ins and sign-outs, and answers all sign-ins asked for, also outdated ones, in random order. */
async function runSequence(random: Random): Promise<{ problem: string | null; hasSignedIn: boolean }> {
  const calls: PromiseWithResolvers<SignedIn>[] = [];
  let stored: StoredSession | null = null;
  let gone = 0;
  const machine = securityMachine.provide({
    actors: {
      login: fromPromise<SignedIn, Credentials>(() => {
        const call = Promise.withResolvers<SignedIn>();
        calls.push(call);
        return call.promise;
      }),
      logout: fromPromise(async () => {}),
    },
    actions: {
      persist: ({ context: { user, timestamp } }) => {
        stored = user && timestamp ? { user, timestamp } : null;
      },
      goTo: () => {
        gone += 1;
      },
    },
  });
  const input = { user: null, expiration: 1000, tokenLifetime: null, now: () => begin };
  const actor = createActor(machine, { input }).start();
  const trail: string[] = [];
  let accepted = 0;
  /** Number of the call that decides; none after a sign-out. */
  let current = -1;
  let expected = "loggedOut";
  for (let steps = random.whole(2, 14); steps > 0; steps -= 1) {
    const at = random.percent(60) ? calls.length - 1 : random.whole(0, calls.length);
    const call = calls[at];
    if (call && random.percent(50)) {
      const isAccepted = random.percent(50);
      trail.push(`${isAccepted ? "accept" : "refuse"} ${at}`);
      if (at === current) {
        expected = isAccepted ? "loggedIn" : "loggedOut";
        accepted += Number(isAccepted);
        current = -1;
      }
      if (isAccepted) call.resolve({ user, address: "/" });
      else call.reject(new Error("refused"));
    } else if (random.percent(75)) {
      trail.push("loginRequested");
      if (expected === "loggedOut") {
        expected = "loggingIn";
        current = calls.length;
      }
      actor.send({ type: "loginRequested", credentials: { username: "jana", password: "s3cret" } });
    } else {
      trail.push("logoutRequested");
      actor.send({ type: "logoutRequested", reason: "chosen" });
      expected = "loggedOut";
      current = -1;
    }
    await settle();
    const { value, context } = actor.getSnapshot();
    const state = typeof value === "string" ? value : "loggedIn";
    const problem = [
      state !== expected && `${state} and not ${expected}`,
      (context.user !== null) !== (state === "loggedIn") && `${state} with the user ${context.user?.login}`,
      (stored !== null) !== (state === "loggedIn") && `${state} while a session is ${stored ? "" : "not "}stored`,
      gone !== accepted && `${gone} pages loaded after ${accepted} sign-ins`,
      JSON.stringify(context).includes("s3cret") && "the password is in the context",
    ].find(Boolean);
    if (problem) return { problem: `${trail.join(", ")}: ${problem}`, hasSignedIn: false };
  }
  actor.stop();
  return { problem: null, hasSignedIn: accepted > 0 };
}
