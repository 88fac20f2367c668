import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Readable } from "node:stream";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import type { StoredForm } from "#schemas/forms/filling/answers.ts";
import { maxFileSize, type SubmittedFile } from "#schemas/forms/submission.ts";
import { toFileName } from "#server/forms/files/file-name.ts";
import { fileMs, partBytes } from "#server/forms/files/file-store.ts";
import type { ScannerAddress } from "#server/forms/files/virus-scan.ts";
import { createForms } from "#server/forms/forms.ts";
import type { Submission } from "#server/forms/submission.ts";
import { createLog } from "#server/http/log.ts";
import type { SharedStore } from "#server/store/shared-store.ts";
import { createMemoryStore } from "#server/workers/memory-store.ts";
import { patience } from "../../patience.ts";

const pdf = (content: string | Buffer) => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.from(content)]);

/** A store that nodes share, kept in this process. */
function sharedStore(clock: { time: number }): SharedStore {
  const patient = createMemoryStore({ maxBytes: 100_000_000, now: () => clock.time });
  return { patient } as unknown as SharedStore;
}

function start({ isShared = false, scanner = null }: { isShared?: boolean; scanner?: ScannerAddress | null } = {}) {
  const root = mkdtempSync(join(tmpdir(), "portal-files-"));
  const clock = { time: Date.parse("2026-11-20T12:00:00Z") };
  const lines: Record<string, unknown>[] = [];
  const forms = createForms({
    config: { folder: "forms", channels: [], scanner },
    secrets: null,
    root,
    store: isShared ? sharedStore(clock) : null,
    clock: { now: () => clock.time },
    log: createLog("info", { write: (line) => lines.push(JSON.parse(line)) }),
  });
  onTestFinished(async () => {
    await forms.close();
    rmSync(root, { recursive: true });
  });
  const receive = (content: Buffer, name = "a.pdf") =>
    forms.receiveFile(Readable.from([content]), { field: "document", name });
  const named = (...files: SubmittedFile[]): StoredForm => ({
    submission: "s-1",
    startedAt: 0,
    owner: null,
    version: "v1",
    answers: { step: [{ document: files.map(({ id }) => id) }] },
    files: Object.fromEntries(
      files.map(({ id, name, type, size, hash }) => [id, { name, type, size, hash, at: clock.time }]),
    ),
    state: "filling",
    receipt: null,
    saved: null,
  });
  const submit = (files: readonly SubmittedFile[], id = "s-1") =>
    forms.submit(id, {
      channel: "office",
      keptDays: 1,
      content: contentOf(files),
      fileIds: files.map((file) => file.id),
    });
  const database = () => {
    const opened = new DatabaseSync(join(root, "forms/forms.sqlite"));
    onTestFinished(() => opened.close());
    return opened;
  };
  return { forms, root, clock, lines, receive, named, submit, database };
}

function contentOf(files: readonly SubmittedFile[]): Submission {
  return {
    reference: "7KQ4M-2XPZC-R",
    sentAt: "2026-11-20T12:00:00.000Z",
    form: { id: "1", title: "Žádost", address: "/zadost", language: "cs", version: "v1" },
    answers: [],
    files: files.map(({ name, type, size, hash }) => ({
      ...{ step: "step", entry: 1, question: "document", name, type, size },
      sha256: hash,
    })),
    sender: null,
    declaration: null,
  };
}

const onDisk = (root: string) =>
  readdirSync(join(root, "forms")).map((name) => readFileSync(join(root, "forms", name), "latin1"));

test.each([false, true])("a file is kept in parts and submitted as it was; shared: %s", async (isShared) => {
  const { receive, submit, forms, named } = start({ isShared });
  const content = pdf(Buffer.alloc(3 * partBytes + 7, "ab"));
  const file = await receive(content);
  expect(file).toMatchObject({ type: "application/pdf", size: content.length, verdict: "clean" });
  await forms.change("a", "form", () => named(file));
  expect(await submit([file])).toEqual([]);
});

test("a file that breaks off, or that no answers come to name, is gone", async () => {
  const { forms, receive, named, submit, database } = start();
  const [one, two] = [await receive(pdf("1")), await receive(pdf("2"))];
  await forms.change("a", "form", () => named(two));
  await forms.discardFiles([one, two]);
  async function* broken() {
    yield pdf(Buffer.alloc(partBytes));
    throw new Error("cut");
  }
  await expect(forms.receiveFile(broken(), { field: "document", name: "a.pdf" })).rejects.toThrow("cut");
  expect(await submit([one])).toEqual([one.id]);
  expect(await submit([two])).toEqual([]);
  expect(database().prepare("SELECT DISTINCT id FROM files").all()).toEqual([{ id: two.id }]);
});

test("nobody reads an attached file on the disk", async () => {
  const { receive, root } = start();
  await receive(pdf("Diagnóza: nezapomenutelná ".repeat(50)));
  expect(onDisk(root).filter((text) => text.includes("Diagn"))).toEqual([]);
});

test.each([
  ["empty", Buffer.alloc(0), "a.pdf"],
  ["of an unknown kind", Buffer.from("MZ program"), "a.pdf"],
  ["too large", pdf(Buffer.alloc(maxFileSize)), "a.pdf"],
])("a file that is %s is not kept", async (_, content, name) => {
  const { receive, submit } = start();
  const file = await receive(content, name);
  expect(file.size).toBe(content.length);
  expect(await submit([file])).toEqual(content.length === 0 ? [] : [file.id]);
});

test.each([false, true])(
  "a file that answers no longer name is gone, and so are all with them; shared: %s",
  async (isShared) => {
    const { forms, receive, named, submit } = start({ isShared });
    const [one, two] = [await receive(pdf("1")), await receive(pdf("2"))];
    await forms.change("a", "form", () => named(one, two));
    await forms.change("a", "form", () => named(two));
    expect(await submit([one])).toEqual([one.id]);
    await forms.change("a", "form", () => null);
    expect(await submit([two])).toEqual([two.id]);
  },
);

test.each([false, true])("files live as long as the answers that name them; shared: %s", async (isShared) => {
  const { forms, receive, named, submit, clock } = start({ isShared });
  const file = await receive(pdf("1"));
  const other = await receive(pdf("nobody names it"));
  await forms.change("a", "form", () => named(file));
  for (let day = 0; day < 10; day++) {
    clock.time += fileMs / 2 - 1000;
    await forms.change("a", "form", (current) => current);
  }
  expect(await submit([file])).toEqual([]);
  expect(await submit([other], "s-2")).toEqual([other.id]);
});

test("a photograph loses its place and stays upright, and one that cannot be read is an empty file", async () => {
  const { forms, root, receive, named, submit } = start();
  const taken = await sharp({ create: { width: 40, height: 20, channels: 3, background: "red" } })
    .withExif({ IFD3: { GPSLatitude: "50/1 5/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const clean = await forms.withoutMetadata(await receive(taken, "foto.jpg"));
  expect(clean).toMatchObject({ type: "image/jpeg", name: "foto.jpg", verdict: "clean" });
  await forms.change("a", "form", () => named(clean));
  expect(await submit([clean])).toEqual([]);
  const folder = join(root, "forms/submissions/office");
  const isThere = () => expect(existsSync(folder) && readdirSync(folder)).toContain("7KQ4M-2XPZC-R.json");
  await vi.waitFor(isThere, patience);
  const delivered = join(folder, "7KQ4M-2XPZC-R-1-foto.jpg");
  const metadata = await sharp(readFileSync(delivered)).metadata();
  expect(metadata).toMatchObject({ width: 20, height: 40 });
  expect(metadata.exif).toBeUndefined();
  const broken = Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.from("no picture")]);
  expect(await forms.withoutMetadata(await receive(broken, "b.jpg"))).toMatchObject({ size: 0 });
});

test("a scanner that is not there, or answers nonsense, refuses every file", async () => {
  const server = createServer((socket) => void socket.end("hello\0")).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once("listening", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  for (const scanner of [{ host: "127.0.0.1", port }, { path: "/nowhere/clamd.ctl" }]) {
    const { receive, submit, lines } = start({ scanner });
    const file = await receive(pdf("1"));
    expect(file.verdict).toBe("refused");
    expect(lines.map(({ msg }) => msg)).toContain("an attached file cannot be scanned; it is refused");
    expect(await submit([file])).toEqual([file.id]);
  }
});

test("a folder that cannot be made refuses the file", async () => {
  const { receive, root, lines } = start();
  writeFileSync(join(root, "forms"), "");
  expect(await receive(pdf("1"))).toMatchObject({ verdict: "refused" });
  expect(lines.map(({ msg }) => msg)).toContain("an attached file cannot be kept");
});

test.each([
  ["plan.pdf", "plan.pdf"],
  ["C:\\Users\\Jana\\potvrzení.pdf", "potvrzení.pdf"],
  ["../../etc/passwd", "passwd"],
  ["a\u0000b\u202Efdp.exe", "abfdp.exe"],
  [".htaccess", "htaccess"],
  ["", "file"],
  [`${"x".repeat(300)}.pdf`, `${"x".repeat(100)}.pdf`],
  ["potvrzeni\u0301.pdf", "potvrzení.pdf"],
])("a file named %j is shown as %j", (given, shown) => {
  expect(toFileName(given)).toBe(shown);
});
