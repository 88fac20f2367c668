import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { startClamd } from "#harness/cluster/clamd.ts";
import { freePort } from "#harness/cluster/free-port.ts";
import { startRedis } from "#harness/cluster/redis-server.ts";
import type { StoredForm } from "#schemas/forms/filling/answers.ts";
import { systemClock } from "#server/clock.ts";
import type { Secrets } from "#server/config/secrets.ts";
import type { ScannerAddress } from "#server/forms/files/virus-scan.ts";
import { createForms } from "#server/forms/forms.ts";
import { createLog } from "#server/http/log.ts";
import type { SharedStore } from "#server/store/shared-store.ts";
import { openValkeyStore } from "#server/store/valkey-store.ts";
import { startProcess } from "./portal-process.ts";

const word = "HARMFUL-EXAMPLE";
const pdf = (content: string) => Buffer.from(`%PDF-1.7 ${content}`);

/** A page that only the password "u" opens. */
const encrypted = Buffer.from(
  [
    "JVBERi0xLjYKJb/3ov4KMSAwIG9iago8PCAvUGFnZXMgMiAwIFIgL1R5cGUgL0NhdGFsb2cgPj4KZW5kb2JqCjIgMCBvYmoKPDwg",
    "L0NvdW50IDEgL0tpZHMgWyAzIDAgUiBdIC9UeXBlIC9QYWdlcyA+PgplbmRvYmoKMyAwIG9iago8PCAvTWVkaWFCb3ggWyAwIDAg",
    "OSA5IF0gL1BhcmVudCAyIDAgUiAvVHlwZSAvUGFnZSA+PgplbmRvYmoKNCAwIG9iago8PCAvQ0YgPDwgL1N0ZENGIDw8IC9BdXRo",
    "RXZlbnQgL0RvY09wZW4gL0NGTSAvQUVTVjIgL0xlbmd0aCAxNiA+PiA+PiAvRmlsdGVyIC9TdGFuZGFyZCAvTGVuZ3RoIDEyOCAv",
    "TyA8MmEyZjBhMTk5MDE5MmM2MDExNDczMGJkY2QzOWYzNzgyOGE1M2M4OWEzNDBkZDQ3M2M4NTI5OWRjNTI1OGUxYz4gL1AgLTQg",
    "L1IgNCAvU3RtRiAvU3RkQ0YgL1N0ckYgL1N0ZENGIC9VIDxjNDI4ZWViNDg4NGRlZDg3NzY4ZGJkZmQyMjMwMmZkODAxMjI0NTZh",
    "OTFiYWU1MTM0MjczYTZkYjEzNGM4N2M0PiAvViA0ID4+CmVuZG9iagp4cmVmCjAgNQowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAw",
    "MDAwMTUgMDAwMDAgbiAKMDAwMDAwMDA2NCAwMDAwMCBuIAowMDAwMDAwMTIzIDAwMDAwIG4gCjAwMDAwMDAxOTIgMDAwMDAgbiAK",
    "dHJhaWxlciA8PCAvUm9vdCAxIDAgUiAvSUQgWzxmNTQ5ODFkNDgxZWM5NzNjMWFjM2JkM2M3ZDZlY2RhYT48ZjU0OTgxZDQ4MWVj",
    "OTczYzFhYzNiZDNjN2Q2ZWNkYWE+XSAvRW5jcnlwdCA0IDAgUiA+PgpzdGFydHhyZWYKNDkxCiUlRU9GCg==",
  ].join(""),
  "base64",
);

function formsOf({ scanner = null, store = null }: { scanner?: ScannerAddress | null; store?: SharedStore | null }) {
  const root = mkdtempSync(join(tmpdir(), "portal-files-"));
  const forms = createForms({
    config: { folder: "forms", channels: [], scanner },
    secrets: null,
    root,
    store,
    clock: systemClock,
    log: createLog("silent"),
  });
  onTestFinished(async () => {
    await forms.close();
    rmSync(root, { recursive: true });
  });
  const attach = (content: Buffer) => forms.receiveFile(Readable.from([content]), { field: "document", name: "a.pdf" });
  return { forms, attach };
}

async function clamd() {
  const scanner = await startClamd(word);
  onTestFinished(scanner.stop);
  return scanner;
}

test("clamd tells infected and locked files from others, and while it hangs every file is refused", async () => {
  const scanner = await clamd();
  const { attach } = formsOf({ scanner: scanner.address });
  const verdictOn = async (content: Buffer) => (await attach(content)).verdict;
  expect(await verdictOn(pdf("right"))).toBe("clean");
  // Across the border of two parts.
  expect(await verdictOn(pdf(`${"x".repeat(512 * 1024 - 14)}${word}`))).toBe("infected");
  expect(await verdictOn(encrypted)).toBe("encrypted");
  expect(await Promise.all(Array.from({ length: 20 }, (_, at) => verdictOn(pdf(`${at}`))))).toEqual(
    Array.from({ length: 20 }, () => "clean"),
  );
  scanner.pause();
  expect(await verdictOn(pdf("right"))).toBe("refused");
  scanner.resume();
  expect(await verdictOn(pdf("right"))).toBe("clean");
});

test("a visitor is told on the page that a file is infected, and the right one beside it stays", async () => {
  const scanner = await clamd();
  const folder = mkdtempSync(join(tmpdir(), "portal-forms-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { url } = await startProcess({ FORMS_FOLDER: folder, CLAMD_URL: scanner.url });
  const form = new FormData();
  for (const [name, value] of Object.entries({ jmeno: "Jana", prijmeni: "Nová", email: "jana@posta.example" }))
    form.append(name, value);
  form.append("den", "21. 12. 2098");
  form.append("zpusob", "telefon");
  for (const [name, content] of [
    ["zdrava.pdf", "right"],
    ["nakazena.pdf", word],
  ] as const)
    form.append("priloha", new Blob([pdf(content)], { type: "application/pdf" }), name);
  const answer = await fetch(`${url}/dev/formular/-/krok/schuzka`, {
    method: "POST",
    body: form,
    headers: { "sec-fetch-site": "same-origin" },
  });
  const body = await answer.text();
  expect(answer.status).toBe(422);
  expect(body).toContain("Soubor obsahuje škodlivý program");
  expect(body).toContain("zdrava.pdf");
  expect(body).not.toContain("nakazena.pdf");
});

test("a file that one node has taken is submitted by another, and forgotten by both", async () => {
  const redis = await startRedis();
  onTestFinished(redis.stop);
  const secrets: Secrets = { all: ["0123456789abcdef0123456789abcdef"] };
  const open = async () => {
    const store = await openValkeyStore({ url: redis.url, secrets, log: createLog("silent"), patienceMs: 10_000 });
    onTestFinished(() => store.close());
    return formsOf({ store });
  };
  const [one, two] = [await open(), await open()];
  const file = await one.attach(pdf("x".repeat(2_000_000)));
  const { id, name, type, size, hash } = file;
  const stored: StoredForm = {
    ...{ submission: "s-1", startedAt: 0, owner: null, version: "v1", state: "filling", receipt: null, saved: null },
    answers: { step: [{ document: [id] }] },
    files: { [id]: { name, type, size, hash, at: Date.now() } },
  };
  await one.forms.change("visitor", "form", () => stored);
  const submit = () =>
    two.forms.submit("s-1", {
      ...{ channel: "office", keptDays: 1, fileIds: [id] },
      content: {
        ...{
          reference: "7KQ4M-2XPZC-R",
          sentAt: "2026-11-20T12:00:00.000Z",
          answers: [],
          sender: null,
          declaration: null,
        },
        form: { id: "1", title: "Žádost", address: "/zadost", language: "cs", version: "v1" },
        files: [{ step: "step", entry: 1, question: "document", name, type, size, sha256: hash }],
      },
    });
  expect(await submit()).toEqual([]);
  await two.forms.change("visitor", "form", () => null);
  expect(await submit()).toEqual([id]);
});

test("a scanner that is not there refuses files", async () => {
  const { attach } = formsOf({ scanner: { host: "127.0.0.1", port: await freePort() } });
  expect((await attach(pdf("right"))).verdict).toBe("refused");
});
