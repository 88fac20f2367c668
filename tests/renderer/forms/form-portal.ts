import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Readable } from "node:stream";
import { onTestFinished } from "vitest";
import { readStore } from "#embedded/replay/store.ts";
import { quickestMs } from "#renderer/forms/take-summary.ts";
import { noAssets } from "#renderer/page/document/assets.ts";
import { createForms } from "#server/forms/forms.ts";
import { createLog } from "#server/http/log.ts";
import { answerAsText, type Options, recordedServices, requestOf, visit } from "../recorded-portal.ts";

export const fixtures = readStore(join(import.meta.dirname, "../../../fixtures"));
const recorded = fixtures.contents.find(({ id, language }) => String(id) === "589101" && language === "cs_cz");

export interface GivenFile {
  field: string;
  name: string;
  content: string | Buffer;
}

export type Given = Record<string, string | string[]>;

/** Address of the form that a test writes. */
export const own = "/zkouska/formular";

/** A record of a form of the given fields, at the address `own`. */
export function formOf(data: Record<string, unknown>, parts: Record<string, unknown> = {}) {
  if (!recorded) throw new Error("the recorded form is missing");
  const { zkousky: _cases, ...rest } = recorded["data"] as Record<string, unknown>;
  return {
    ...recorded,
    id: "990001",
    name: "Zkouška",
    friendlyURLs: { cs_cz: own.slice(1), en_gb: "try/form" },
    ...parts,
    data: { ...rest, ...("kroky" in data && { konec: [] }), ...data },
  };
}

/** The portal with the given records beside the recorded ones, forms kept in a folder, and a visitor who sends them. */
export function startForms(records: ReturnType<typeof formOf>[] = [], environment: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), "portal-hostile-"));
  const clock = { time: Date.parse("2026-11-20T12:00:00Z"), now: () => clock.time };
  const lines: Record<string, unknown>[] = [];
  const log = createLog("info", { write: (line: string) => lines.push(JSON.parse(line)) });
  const open = () =>
    createForms({
      config: { folder: "forms", channels: [], scanner: null },
      secrets: null,
      root,
      store: null,
      clock,
      log,
    });
  const portal = { forms: open() };
  let services = servicesOf(records);
  onTestFinished(async () => {
    await portal.forms.close();
    rmSync(root, { recursive: true, force: true });
  });

  function servicesOf(given: typeof records) {
    const store = { ...fixtures, contents: [...fixtures.contents, ...given] };
    return { ...recordedServices({ environment, forms: portal.forms, store }), clock };
  }

  function visitor(answersId: string) {
    async function answer(path: string, options: Options = {}) {
      const resolved = await visit(path, { answersId, ...options }, services);
      const { status } = resolved;
      if (resolved.kind === "redirect") return { status, to: resolved.location, progress: null, issues: [] };
      const { progress = null, issues = [] } = resolved.kind === "page" ? resolved : {};
      return { status, to: "", progress, issues };
    }
    const formFrom = (fields: Given) => ({
      fields: new Map(Object.entries(fields).map(([name, value]): [string, string[]] => [name, [value].flat()])),
      files: [],
    });
    /** Sends a page with files, as the HTTP server takes them; a summary is read first. */
    async function send(path: string, fields: Given, files: readonly GivenFile[] = []) {
      if (path.endsWith("/souhrn")) clock.time += quickestMs;
      const came = await Promise.all(
        files.map(({ content, ...about }) => portal.forms.receiveFile(Readable.from([Buffer.from(content)]), about)),
      );
      const answered = await answer(path, { form: { ...formFrom(fields), files: came } });
      await portal.forms.discardFiles(came);
      return answered;
    }
    /** Sends a form and returns the whole answer as a browser gets it. */
    const post = (path: string, fields: Given) =>
      answerAsText(requestOf(path, { answersId, form: formFrom(fields) }), services, noAssets);
    const get = (path: string) => answerAsText(requestOf(path, { answersId }), services, noAssets);
    async function fill(form: string, steps: readonly (readonly [string, Given])[]) {
      let to = "";
      for (const [step, fields] of steps) {
        const sent = await send(`${form}/-/krok/${step}`, fields);
        if (sent.status !== 303) throw new Error(`${step}: ${sent.status} ${JSON.stringify(problemsOf(sent))}`);
        to = sent.to;
      }
      return to;
    }
    async function valuesAt(path: string) {
      const { progress } = await answer(path);
      return progress?.kind === "step" ? progress.state.values : null;
    }
    async function submissionAt(form: string) {
      const { progress, status, to } = await answer(`${form}/-/souhrn`);
      if (progress?.kind !== "summary") throw new Error(`no summary: ${status} ${to}`);
      return progress.submission;
    }
    async function sendSummary(form: string) {
      return send(`${form}/-/souhrn`, { submission: await submissionAt(form), declaration: "ano" });
    }
    return { open: answer, send, post, get, fill, valuesAt, submissionAt, sendSummary };
  }

  return {
    root,
    folder: join(root, "forms"),
    clock,
    lines,
    visitor,
    ...visitor("a".repeat(43)),
    forms: () => portal.forms,
    services: () => services,
    /** Replaces the records, as an editor does while visitors fill in. */
    publish: (given: typeof records) => {
      services = servicesOf(given);
    },
    /** Starts the node again. */
    restart: async (given = records) => {
      await portal.forms.close();
      portal.forms = open();
      services = servicesOf(given);
      portal.forms.start();
    },
    /** Deletes the content of an attached file behind the portal's back. */
    lose(id: string) {
      const database = new DatabaseSync(join(root, "forms/forms.sqlite"));
      database.prepare("DELETE FROM files WHERE id = ?").run(id);
      database.close();
    },
    delivered: () => submissionsIn(join(root, "forms/submissions")),
  };
}

export interface Delivered {
  reference: string;
  answers: { step: string; entry: number; question: string; values: string[]; texts: string[] }[];
}

function submissionsIn(folder: string): Delivered[] {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  return names
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
}

export function problemsOf({ progress }: { progress: { kind: string; state?: unknown } | null }): string[] {
  const state = progress?.state as { problems?: { field: string; code: string }[] } | undefined;
  return (state?.problems ?? []).map(({ field }) => field);
}

export const answersTo = (sent: Delivered | undefined, name: string) =>
  (sent?.answers ?? []).filter(({ question }) => question === name).map(({ values }) => values);
