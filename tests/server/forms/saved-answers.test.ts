import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import type { StoredForm } from "#schemas/forms/filling/answers.ts";
import { partBytes } from "#server/forms/files/file-store.ts";
import { createForms } from "#server/forms/forms.ts";
import { createLog } from "#server/http/log.ts";
import type { SharedStore } from "#server/store/shared-store.ts";
import { createMemoryStore } from "#server/workers/memory-store.ts";

/** Two nodes with one store, or with a database each. */
function start(isShared: boolean) {
  const clock = { time: Date.parse("2026-11-20T12:00:00Z") };
  const patient = createMemoryStore({ maxBytes: 100_000_000, now: () => clock.time });
  const store = isShared ? ({ patient } as unknown as SharedStore) : null;
  const [one, two] = [newNode(), newNode()];

  function newNode() {
    const root = mkdtempSync(join(tmpdir(), "portal-saved-"));
    const forms = createForms({
      config: { folder: "forms", channels: [], scanner: null },
      secrets: null,
      root,
      store,
      clock: { now: () => clock.time },
      log: createLog("silent"),
    });
    onTestFinished(async () => {
      await forms.close();
      rmSync(root, { recursive: true });
    });
    return forms;
  }

  /** Writes answers with a file of several parts. */
  async function write() {
    const content = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(2 * partBytes, "x")]);
    const about = { field: "document", name: "a.pdf" };
    const { id, name, type, size, hash } = await one.receiveFile(Readable.from([content]), about);
    const stored: StoredForm = {
      submission: "s-1",
      startedAt: 0,
      owner: null,
      version: "v1",
      answers: { step: [{ document: [id], name: ["Jana"] }] },
      files: { [id]: { name, type, size, hash, at: clock.time } },
      state: "filling",
      receipt: null,
      saved: null,
    };
    await one.change("visitor", "form", () => stored);
    return { id, size, hash };
  }
  return { clock, patient, one, two, write };
}

const returning = { visitor: "other", form: "form", login: null };

/** Resolves to the ids of those files of a form that are not there any more. */
const lostOf = (forms: ReturnType<typeof start>["one"], stored: StoredForm) => {
  const files = Object.entries(stored.files).map(([id, file]) => ({ id, ...file }));
  const about = { step: "step", entry: 1, question: "document" };
  const content = {
    reference: "7KQ4M-2XPZC-R",
    sentAt: "2026-11-20T12:00:00.000Z",
    form: { id: "1", title: "Žádost", address: "/zadost", language: "cs", version: "v1" },
    answers: [],
    files: files.map(({ name, type, size, hash }) => ({ ...about, name, type, size, sha256: hash })),
    sender: null,
    declaration: null,
  };
  return forms.submit("s-2", { channel: "office", keptDays: 1, content, fileIds: files.map(({ id }) => id) });
};

test("what is saved on one node is taken up on another, to the last day, and then gone", async () => {
  const { clock, one, two, write } = start(true);
  const { id, hash } = await write();
  const saved = await one.save("visitor", "form", 14);
  if (!saved) throw new Error("nothing is saved");
  clock.time = saved.until - 1;
  const resumed = await two.resume(saved.code, returning);
  if (typeof resumed === "string") throw new Error(resumed);
  const [[own = "", file] = []] = Object.entries(resumed.files);
  expect(own).not.toBe(id);
  expect(file).toMatchObject({ name: "a.pdf", hash });
  expect(resumed.answers).toEqual({ step: [{ document: [own], name: ["Jana"] }] });
  expect(await lostOf(two, resumed)).toEqual([]);
  expect(await one.read("other", "form")).toEqual(resumed);
  clock.time = saved.until;
  expect(await two.resume(saved.code, { ...returning, visitor: "third" })).toBe("unknown");
});

test.each([true, false])(
  "answers deleted while they are saved, or sent later, are not kept (shared: %s)",
  async (isShared) => {
    const { one, write } = start(isShared);
    await write();
    const { code = "" } = (await one.save("visitor", "form", 14)) ?? {};
    expect(await one.resume(code, returning)).toMatchObject({ submission: "s-1" });
    const saving = one.save("visitor", "form", 14);
    await one.change("visitor", "form", () => null);
    expect(await saving).toBeNull();
    expect(await one.resume(code, returning)).toBe("unknown");
    await write();
    expect(await one.save("visitor", "form", 14)).toMatchObject({ code });
    await one.change("visitor", "form", (current) => current && { ...current, state: "submitted" });
    expect(await one.resume(code, returning)).toBe("unknown");
  },
);

test("a form that starts anew in the same browser has another code", async () => {
  const { one, write } = start(false);
  await write();
  const first = await one.save("visitor", "form", 14);
  await one.change("visitor", "form", (current) => current && { ...current, submission: "s-9" });
  expect((await one.save("visitor", "form", 14))?.code).not.toBe(first?.code);
});

test("a store that cannot be reached fails, and keeps the answers", async () => {
  const { one, patient, write } = start(true);
  await write();
  const { write: works } = patient;
  patient.write = async () => false;
  await expect(one.save("visitor", "form", 14)).rejects.toThrow("shared store");
  patient.write = works;
  expect((await one.read("visitor", "form"))?.answers).toMatchObject({ step: [{ name: ["Jana"] }] });
});
