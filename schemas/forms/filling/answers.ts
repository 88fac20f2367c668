import { z } from "zod";

/** Values of a step's questions by key, as checked: days in ISO form, numbers with a decimal point. */
const entry = z.record(z.string().max(50), z.array(z.string().max(10_000)).max(50));

/** Answers by step; a step that is not repeated has one entry. They stay when their step or question is hidden. */
export const answers = z.record(z.string().max(40), z.array(entry).max(20));

export type Entry = z.output<typeof entry>;
export type Answers = z.output<typeof answers>;

/** A file that a visitor has attached; its content is kept by its id. */
const attachedFile = z.object({
  name: z.string(),
  type: z.string(),
  /** Bytes. */
  size: z.number(),
  /** SHA-256 of the content, in hexadecimal digits. */
  hash: z.string(),
  /** Milliseconds since when its content is kept. */
  at: z.number(),
});

export type AttachedFile = z.output<typeof attachedFile>;

/** Files by their id, which is the answer to a question of files. */
export type AttachedFiles = Readonly<Record<string, AttachedFile>>;

/** State of one visitor's form, as it is stored. */
export const storedForm = z.object({
  /** Identifies the submission: sent twice, it is one. */
  submission: z.string(),
  /** Milliseconds when the first answer was stored. */
  startedAt: z.number().prefault(0),
  /** Login of the visitor who has signed in to fill it in: nobody else sees the answers. */
  owner: z.string().nullable().prefault(null),
  /** Version of the form's questions with which the answers were given. */
  version: z.string(),
  answers,
  files: z.record(z.string(), attachedFile).prefault({}),
  /** State of the machine of forms. */
  state: z.enum(["filling", "summary", "exited", "submitting", "submitted", "failed"]),
  /** Set once it is submitted. */
  receipt: z.object({ reference: z.string(), at: z.number() }).nullable(),
  /** The copy that is kept under a return code: its name, which does not tell the code, and when it ends. */
  saved: z.object({ name: z.string(), until: z.number() }).nullable().prefault(null),
});

export type StoredForm = z.output<typeof storedForm>;
