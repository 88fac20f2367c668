import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { StoredForm } from "#schemas/forms/filling/answers.ts";
import type { Clock } from "#server/clock.ts";
import type { FormsConfig } from "#server/config/forms-config.ts";
import type { Secrets } from "#server/config/secrets.ts";
import type { Log } from "#server/http/log.ts";
import type { SharedStore } from "#server/store/shared-store.ts";
import { createStoreEncryption } from "#server/store/store-encryption.ts";
import { type AnswerStore, createNodeAnswers, createSharedAnswers } from "./answer-store.ts";
import { type AttachedFiles, createAttachedFiles } from "./files/attached-files.ts";
import { createNodeFiles, createSharedFiles } from "./files/file-store.ts";
import { databaseName, openFormsDatabase } from "./forms-database.ts";
import { formsSecrets } from "./forms-secrets.ts";
import { createOutbox } from "./outbox.ts";
import { createSavedAnswers, type SavedAnswers } from "./saved-answers.ts";
import { createSenderBudget, type SenderBudget } from "./sender-budget.ts";
import { createSink } from "./sinks/create-sink.ts";
import { createFolderSink } from "./sinks/folder-sink.ts";
import type { Sink } from "./sinks/sink.ts";
import type { Submission } from "./submission.ts";

/** Milliseconds between two looks into the outbox; a new submission is looked for at once. */
const deliveryMs = 2000;

interface Options {
  config: Omit<FormsConfig, "proxies" | "savedDays">;
  /** Secrets of the settings; null for one of the folder's own. */
  secrets: Secrets | null;
  root: string;
  /** The store that several nodes share; null to keep answers on this node. */
  store: SharedStore | null;
  clock: Clock;
  log: Log;
}

interface Submitted {
  channel: string;
  keptDays: number;
  content: Submission;
  /** Ids of the files in the order of the submission. */
  fileIds: readonly string[];
}

/** Keeps what visitors write into forms, and delivers what they submit. */
export interface Forms extends AnswerStore, Pick<SavedAnswers, "save" | "resume"> {
  /** Counts a form of an address; false when it has had enough of them for an hour. */
  mayTake: SenderBudget["mayTake"];
  /** True for a channel to which submissions can be delivered. */
  hasChannel(name: string): boolean;
  /** Takes a file that a visitor attaches; it is kept for long only when a change of answers names it. */
  receiveFile: AttachedFiles["receive"];
  withoutMetadata: AttachedFiles["withoutMetadata"];
  discardFiles: AttachedFiles["discard"];
  /**
   * Stores a submission with its files for delivery. Resolves to the ids of files that are not there any more; nothing is
   * stored then. Rejects when it is not stored.
   */
  submit(id: string, submitted: Submitted): Promise<string[]>;
  /** Goes on delivering what an earlier process has left. */
  start(): void;
  close(): Promise<void>;
}

/** Creates the service of online forms. Its folder is opened with the first form, so that a portal without forms needs none. */
export function createForms({ config, secrets, root, store, clock, log }: Options): Forms {
  const folder = resolve(root, config.folder);
  const sinks = new Map(config.channels.map((channel) => [channel.name, createSink(channel, root, clock)]));
  let opened: ReturnType<typeof open> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let delivery = Promise.resolve();

  function sinkOf(name: string): Sink | null {
    if (config.channels.length === 0) return createFolderSink(join(folder, "submissions", name));
    return sinks.get(name) ?? null;
  }

  function open() {
    const database = openFormsDatabase(folder);
    const encryption = createStoreEncryption(formsSecrets(folder, secrets));
    const outbox = createOutbox({ database, encryption, sinkOf, clock, log });
    const answers = store ? createSharedAnswers(store) : createNodeAnswers({ database, encryption, clock });
    const fileStore = store ? createSharedFiles(store) : createNodeFiles({ database, encryption, clock });
    timer = setInterval(deliver, deliveryMs).unref();
    return { database, outbox, answers, fileStore };
  }

  const get = () => (opened ??= open());

  const files = createAttachedFiles({ openStore: () => get().fileStore, scanner: config.scanner, clock, log });

  const changeAnswers: AnswerStore["change"] = async (visitor, form, change) => {
    const { answers } = get();
    let before: StoredForm | null = null;
    const after = await answers.change(visitor, form, (current) => {
      before = current;
      const changed = change(current);
      return changed && files.renewed(changed);
    });
    await files.follow(before, after);
    await saved.follow(before, after, form);
    return after;
  };

  const saved = createSavedAnswers({ openStore: () => get().answers, change: changeAnswers, files, clock });

  function deliver(): void {
    delivery = get()
      .outbox.deliverDue()
      .catch((err: unknown) => log.error({ err }, "the outbox of forms cannot be read"));
  }

  return {
    read: async (visitor, form) => get().answers.read(visitor, form),
    change: changeAnswers,
    save: saved.save,
    resume: saved.resume,
    receiveFile: files.receive,
    withoutMetadata: files.withoutMetadata,
    discardFiles: files.discard,
    mayTake: createSenderBudget({ clock, log }).mayTake,
    hasChannel: (name) => sinkOf(name) !== null,
    async submit(id, { fileIds, ...submitted }) {
      const { outbox } = get();
      const { files: about } = submitted.content;
      const contents = await Promise.all(fileIds.map((fileId, at) => files.read(fileId, about[at] ?? { size: 0 })));
      const lost = fileIds.filter((_, at) => contents[at] === null);
      if (lost.length > 0) return lost;
      outbox.add(id, { ...submitted, files: contents.filter((content) => content !== null) });
      deliver();
      return [];
    },
    start() {
      if (!existsSync(join(folder, databaseName))) return;
      try {
        deliver();
      } catch (err) {
        log.error({ err, folder }, "FORMS_FOLDER cannot be opened; what it holds is not delivered");
      }
    },
    async close() {
      clearInterval(timer);
      await delivery;
      opened?.database.close();
      opened = null;
    },
  };
}

/** The part of the service that the HTTP server uses. */
export type Uploads = Pick<Forms, "receiveFile" | "discardFiles">;

/** The part of the service that pages use. */
export type PageForms = Pick<
  Forms,
  "read" | "change" | "save" | "resume" | "mayTake" | "submit" | "hasChannel" | "withoutMetadata"
>;

const nowhere = () => Promise.reject(new Error("this portal takes no forms"));

/** Stands in for the service where nobody fills in forms: in benches and recorded portals. */
export const noForms: PageForms & Uploads = {
  receiveFile: nowhere,
  discardFiles: async () => {},
  read: async () => null,
  change: nowhere,
  save: nowhere,
  resume: nowhere,
  mayTake: () => true,
  hasChannel: () => false,
  withoutMetadata: nowhere,
  submit: nowhere,
};
