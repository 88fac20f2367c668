import { EncryptJWT } from "jose";
import { expect, test } from "vitest";
import { z } from "zod";
import { createSeal } from "#server/auth/seal.ts";

const shape = z.object({ a: z.number() });
const clock = { time: 1_000_000_000, now: () => clock.time };
const secret = "0123456789abcdef0123456789abcdef";
const seal = createSeal({ secret, clock });

test("what is sealed is read again under its name, in its shape and in its time", async () => {
  const sealed = (await seal.close("x", { a: 1 }, clock.time + 10_000)) ?? "";
  expect(await seal.open("x", shape, sealed)).toEqual({ a: 1 });
  expect(await createSeal({ secret, clock }).open("x", shape, sealed)).toEqual({ a: 1 });
  expect(await seal.open("y", shape, sealed)).toBeNull();
  expect(await seal.open("x", z.object({ a: z.string() }), sealed)).toBeNull();
  const later = { now: () => clock.time + 10_000 };
  expect(await createSeal({ secret, clock: later }).open("x", shape, sealed)).toBeNull();
});

test("no two keys read the same, made up or given", async () => {
  const sealed = (await seal.close("x", { a: 1 }, clock.time + 10_000)) ?? "";
  for (const other of ["another secret of 32 characters!!", null, null]) {
    expect(await createSeal({ secret: other, clock }).open("x", shape, sealed)).toBeNull();
  }
});

test("every change of a character makes it nothing", async () => {
  const sealed = (await seal.close("x", { a: 1 }, clock.time + 10_000)) ?? "";
  const changed = Array.from(
    sealed,
    (char, at) => sealed.slice(0, at) + (char === "A" ? "Q" : "A") + sealed.slice(at + 1),
  );
  const cut = Array.from(sealed, (_, at) => sealed.slice(0, at));
  // The last character of a part may hold bits that mean nothing.
  const ends = new Set([...sealed.matchAll(/\.|$/g)].map(({ index }) => index - 1));
  const opened = await Promise.all(
    [...changed.filter((_, at) => !ends.has(at)), ...cut].map((text) => seal.open("x", shape, text)),
  );
  expect(opened.length).toBeGreaterThan(250);
  expect(new Set(opened)).toEqual(new Set([null]));
});

test("other kinds of encryption, and none, are not taken, nor what never ends", async () => {
  const key = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret)));
  const claims = () => new EncryptJWT({ content: { a: 1 } }).setAudience("x");
  const exp = clock.time / 1000 + 60;
  const right = await claims().setExpirationTime(exp).setProtectedHeader({ alg: "dir", enc: "A256GCM" }).encrypt(key);
  expect(await seal.open("x", shape, right)).toEqual({ a: 1 });
  const wrapped = claims().setExpirationTime(exp).setProtectedHeader({ alg: "A256KW", enc: "A256GCM" });
  expect(await seal.open("x", shape, await wrapped.encrypt(key))).toBeNull();
  const endless = claims().setProtectedHeader({ alg: "dir", enc: "A256GCM" });
  expect(await seal.open("x", shape, await endless.encrypt(key))).toBeNull();
});

test("what no cookie can hold is not sealed", async () => {
  const until = clock.time + 10_000;
  expect(await seal.close("x", { a: "b".repeat(4000) }, until)).toBeNull();
  expect(await seal.open("x", shape, "a".repeat(10_000_000))).toBeNull();
});
