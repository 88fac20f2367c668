import { EncryptJWT } from "jose";
import { expect, test } from "vitest";
import { z } from "zod";
import { createEncryption } from "#server/auth/encryption.ts";
import type { Secrets } from "#server/config/secrets.ts";

const shape = z.object({ a: z.number() });
const clock = { time: 1_000_000_000, now: () => clock.time };
const secrets: Secrets = { all: ["0123456789abcdef0123456789abcdef"] };
const encryption = createEncryption({ secrets, clock });

test("decrypts a value only under its name, with its schema and before it expires", async () => {
  const encrypted = (await encryption.encrypt("x", { a: 1 }, clock.time + 10_000)) ?? "";
  expect(await encryption.decrypt("x", shape, encrypted)).toEqual({ a: 1 });
  expect(await createEncryption({ secrets, clock }).decrypt("x", shape, encrypted)).toEqual({ a: 1 });
  expect(await encryption.decrypt("y", shape, encrypted)).toBeNull();
  expect(await encryption.decrypt("x", z.object({ a: z.string() }), encrypted)).toBeNull();
  const later = { now: () => clock.time + 10_000 };
  expect(await createEncryption({ secrets, clock: later }).decrypt("x", shape, encrypted)).toBeNull();
});

test("a value encrypted with one key, configured or generated, cannot be decrypted with another", async () => {
  const encrypted = (await encryption.encrypt("x", { a: 1 }, clock.time + 10_000)) ?? "";
  for (const other of [{ all: ["another secret of 32 characters!!"] } as const, null, null]) {
    expect(await createEncryption({ secrets: other, clock }).decrypt("x", shape, encrypted)).toBeNull();
  }
});

test("during rotation the first secret encrypts and every listed secret decrypts, also when the list changes", async () => {
  const [old, next] = ["o".repeat(32), "n".repeat(32)];
  const own: Secrets = { all: [old] };
  const node = createEncryption({ secrets: own, clock });
  const byOld = (await node.encrypt("x", { a: 1 }, clock.time + 10_000)) ?? "";
  own.all = [next, old];
  expect(await node.decrypt("x", shape, byOld)).toEqual({ a: 1 });
  const byNext = (await node.encrypt("x", { a: 2 }, clock.time + 10_000)) ?? "";
  own.all = [next];
  expect(await node.decrypt("x", shape, byNext)).toEqual({ a: 2 });
  expect(await node.decrypt("x", shape, byOld)).toBeNull();
});

test("changing or cutting off any character makes the value undecryptable", async () => {
  const encrypted = (await encryption.encrypt("x", { a: 1 }, clock.time + 10_000)) ?? "";
  const changed = Array.from(
    encrypted,
    (char, at) => encrypted.slice(0, at) + (char === "A" ? "Q" : "A") + encrypted.slice(at + 1),
  );
  const cut = Array.from(encrypted, (_, at) => encrypted.slice(0, at));
  // The last character of a part may contain unused bits.
  const ends = new Set([...encrypted.matchAll(/\.|$/g)].map(({ index }) => index - 1));
  const opened = await Promise.all(
    [...changed.filter((_, at) => !ends.has(at)), ...cut].map((text) => encryption.decrypt("x", shape, text)),
  );
  expect(opened.length).toBeGreaterThan(250);
  expect(new Set(opened)).toEqual(new Set([null]));
});

test("rejects other encryption algorithms and values without an expiry", async () => {
  const key = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secrets.all[0])));
  const claims = () => new EncryptJWT({ content: { a: 1 } }).setAudience("x");
  const exp = clock.time / 1000 + 60;
  const right = await claims().setExpirationTime(exp).setProtectedHeader({ alg: "dir", enc: "A256GCM" }).encrypt(key);
  expect(await encryption.decrypt("x", shape, right)).toEqual({ a: 1 });
  const wrapped = claims().setExpirationTime(exp).setProtectedHeader({ alg: "A256KW", enc: "A256GCM" });
  expect(await encryption.decrypt("x", shape, await wrapped.encrypt(key))).toBeNull();
  const endless = claims().setProtectedHeader({ alg: "dir", enc: "A256GCM" });
  expect(await encryption.decrypt("x", shape, await endless.encrypt(key))).toBeNull();
});

test("does not encrypt a value that is too large for a cookie", async () => {
  const until = clock.time + 10_000;
  expect(await encryption.encrypt("x", { a: "b".repeat(4000) }, until)).toBeNull();
  expect(await encryption.decrypt("x", shape, "a".repeat(10_000_000))).toBeNull();
});
