import { EncryptJWT } from "jose";
import { expect, test } from "vitest";
import { z } from "zod";
import { createEncryption } from "#server/auth/encryption.ts";
import type { Secrets } from "#server/config/secrets.ts";

const shape = z.object({ a: z.number() });
const clock = { time: 1_000_000_000, now: () => clock.time };
const secrets: Secrets = { all: ["0123456789abcdef0123456789abcdef"] };
const encryption = createEncryption({ secrets, clock });

test("what is encrypted is read again under its name, in its shape and in its time", async () => {
  const encrypted = (await encryption.encrypt("x", { a: 1 }, clock.time + 10_000)) ?? "";
  expect(await encryption.decrypt("x", shape, encrypted)).toEqual({ a: 1 });
  expect(await createEncryption({ secrets, clock }).decrypt("x", shape, encrypted)).toEqual({ a: 1 });
  expect(await encryption.decrypt("y", shape, encrypted)).toBeNull();
  expect(await encryption.decrypt("x", z.object({ a: z.string() }), encrypted)).toBeNull();
  const later = { now: () => clock.time + 10_000 };
  expect(await createEncryption({ secrets, clock: later }).decrypt("x", shape, encrypted)).toBeNull();
});

test("no two keys read the same, made up or given", async () => {
  const encrypted = (await encryption.encrypt("x", { a: 1 }, clock.time + 10_000)) ?? "";
  for (const other of [{ all: ["another secret of 32 characters!!"] } as const, null, null]) {
    expect(await createEncryption({ secrets: other, clock }).decrypt("x", shape, encrypted)).toBeNull();
  }
});

test("while secrets are exchanged, the first one encrypts and each of them decrypts, also after a change", async () => {
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

test("every change of a character makes it nothing", async () => {
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

test("other kinds of encryption, and none, are not taken, nor what never ends", async () => {
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

test("what no cookie can hold is not encrypted", async () => {
  const until = clock.time + 10_000;
  expect(await encryption.encrypt("x", { a: "b".repeat(4000) }, until)).toBeNull();
  expect(await encryption.decrypt("x", shape, "a".repeat(10_000_000))).toBeNull();
});
