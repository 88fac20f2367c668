import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { StoredForm } from "#schemas/forms/filling/answers.ts";
import { answersMs } from "#server/forms/answer-store.ts";
import { createForms } from "#server/forms/forms.ts";
import { isReference, referenceOf } from "#server/forms/reference.ts";
import type { Submission } from "#server/forms/submission.ts";
import { createLog } from "#server/http/log.ts";
import { patience } from "../../patience.ts";

const hour = 3_600_000;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "portal-forms-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function start(root = newFolder(), { clock = { time: Date.parse("2026-11-20T12:00:00Z") }, target = "" } = {}) {
  const lines: Record<string, unknown>[] = [];
  const forms = createForms({
    config: { folder: "forms", channels: target ? [{ name: "office", kind: "folder", target }] : [], scanner: null },
    secrets: null,
    root,
    store: null,
    clock: { now: () => clock.time },
    log: createLog("info", { write: (line) => lines.push(JSON.parse(line)) }),
  });
  onTestFinished(() => forms.close());
  return { forms, root, clock, lines };
}

const stored = (values: Record<string, string[]>): StoredForm => ({
  submission: "s-1",
  startedAt: 0,
  owner: null,
  version: "v1",
  answers: { person: [values] },
  files: {},
  state: "filling",
  receipt: null,
  saved: null,
});

const sent = (submission: string): Submission => ({
  reference: referenceOf(submission),
  sentAt: "2026-11-20T12:00:00.000Z",
  form: { id: "1", title: "Žádost", address: "/zadost", language: "cs", version: "v1" },
  answers: [{ step: "person", entry: 1, question: "name", label: "Jméno", values: ["Jana"], texts: ["Jana"] }],
  files: [],
  sender: null,
  declaration: null,
});

const deliveredTo = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith(".json")).toSorted();

test("answers outlive a restart, and nobody reads them on the disk", async () => {
  const { forms, root } = start();
  await forms.change("visitor", "form", () => stored({ name: ["Jana Nezapomenutelná"] }));
  await forms.close();
  const files = readdirSync(join(root, "forms")).map((name) => readFileSync(join(root, "forms", name), "latin1"));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((text) => text.includes("Jana") || text.includes("visitor"))).toEqual([]);
  const again = start(root);
  expect((await again.forms.read("visitor", "form"))?.answers).toEqual({
    person: [{ name: ["Jana Nezapomenutelná"] }],
  });
  expect(await again.forms.read("other", "form")).toBeNull();
  expect(await again.forms.read("visitor", "other")).toBeNull();
});

test("answers end 24 hours after the last one, and when they are deleted", async () => {
  const { forms, clock } = start();
  await forms.change("a", "form", () => stored({}));
  clock.time += answersMs - 1;
  await forms.change("a", "form", (current) => current);
  clock.time += answersMs - 1;
  expect(await forms.read("a", "form")).not.toBeNull();
  clock.time += 1;
  expect(await forms.read("a", "form")).toBeNull();
  await forms.change("a", "form", () => stored({}));
  await forms.change("a", "form", () => null);
  expect(await forms.read("a", "form")).toBeNull();
});

test("of a hundred changes by two processes none is lost", async () => {
  const { forms, root } = start();
  const other = start(root).forms;
  await forms.change("a", "form", () => stored({}));
  const add = (at: number) => (current: StoredForm | null) =>
    current && { ...current, answers: { ...current.answers, [`step${at}`]: [{}] } };
  await Promise.all(
    Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? forms : other).change("a", "form", add(at))),
  );
  expect(Object.keys((await forms.read("a", "form"))?.answers ?? {})).toHaveLength(101);
});

test("a submission is delivered once, however often it is sent", async () => {
  const { forms, root, lines } = start();
  for (const _ of [1, 2, 3])
    await forms.submit("s-1", { channel: "office", keptDays: 1, content: sent("s-1"), fileIds: [] });
  await forms.submit("s-2", { channel: "office", keptDays: 1, content: sent("s-2"), fileIds: [] });
  const folder = join(root, "forms/submissions/office");
  await vi.waitFor(() => expect(deliveredTo(folder)).toHaveLength(2), patience);
  expect(deliveredTo(folder)).toEqual([`${referenceOf("s-1")}.json`, `${referenceOf("s-2")}.json`].toSorted());
  expect(JSON.parse(readFileSync(join(folder, `${referenceOf("s-1")}.json`), "utf8"))).toEqual(sent("s-1"));
  await vi.waitFor(() => expect(lines.filter(({ msg }) => msg === "submission delivered")).toHaveLength(2), patience);
});

test("while the recipient cannot be reached a submission waits, also for the next process", async () => {
  const root = newFolder();
  const target = join(root, "office");
  // A file in the place of the folder.
  writeFileSync(target, "");
  const first = start(root, { target });
  await first.forms.submit("s-1", { channel: "office", keptDays: 1, content: sent("s-1"), fileIds: [] });
  await vi.waitFor(() => expect(first.lines.map(({ msg }) => msg)).toContain("submission not delivered yet"), patience);
  await first.forms.close();
  rmSync(target);
  first.clock.time += hour;
  const second = start(root, { target, clock: first.clock });
  second.forms.start();
  await vi.waitFor(() => expect(deliveredTo(target)).toEqual([`${referenceOf("s-1")}.json`]), patience);
});

test("a channel that the settings lack keeps its submissions, and the log names it", async () => {
  const root = newFolder();
  const { forms, lines } = start(root, { target: join(root, "office") });
  expect([forms.hasChannel("office"), forms.hasChannel("other")]).toEqual([true, false]);
  await forms.submit("s-1", { channel: "other", keptDays: 1, content: sent("s-1"), fileIds: [] });
  await vi.waitFor(() => {
    const line = lines.find(({ msg }) => msg === "submission not delivered yet");
    expect(line).toMatchObject({ channel: "other", reference: referenceOf("s-1") });
  }, patience);
});

test("a folder that cannot be made refuses answers and submissions instead of losing them", async () => {
  const root = newFolder();
  writeFileSync(join(root, "forms"), "");
  const { forms } = start(root);
  await expect(forms.change("a", "form", () => stored({}))).rejects.toThrow();
  await expect(
    forms.submit("s-1", { channel: "office", keptDays: 1, content: sent("s-1"), fileIds: [] }),
  ).rejects.toThrow();
});

test("a start without forms makes no folder", () => {
  const { forms, root } = start();
  forms.start();
  expect(readdirSync(root)).toEqual([]);
});

test("reference numbers are told apart from mistyped ones", () => {
  const references = Array.from({ length: 500 }, (_, at) => referenceOf(`submission ${at}`));
  expect(new Set(references).size).toBe(500);
  for (const reference of references) {
    expect(reference).toMatch(/^[2-9A-HJ-NP-TV-Z]{5}-[2-9A-HJ-NP-TV-Z]{5}-[2-9A-HJ-NP-TV-Z]$/);
    expect(isReference(reference.toLowerCase())).toBe(true);
    const [first = "", second = "", ...rest] = reference;
    if (first !== second) expect(isReference([second, first, ...rest].join(""))).toBe(false);
    expect(isReference(`${first === "2" ? "3" : "2"}${reference.slice(1)}`)).toBe(false);
  }
});
