import { z } from "zod";

/** A submitted form as it is delivered: plain data with the words that the visitor read. */
export const submission = z.object({
  reference: z.string(),
  /** ISO instant. */
  sentAt: z.string(),
  form: z.object({
    id: z.string(),
    title: z.string(),
    address: z.string(),
    language: z.string(),
    /** Version of the form's questions. */
    version: z.string(),
  }),
  answers: z.array(
    z.object({
      step: z.string(),
      /** Number of a repeated step's entry, counted from 1. */
      entry: z.number(),
      question: z.string(),
      label: z.string(),
      /** Values as they are compared: option values, ISO days, numbers with a decimal point. */
      values: z.array(z.string()),
      /** The same as the visitor read them. */
      texts: z.array(z.string()),
    }),
  ),
  /** Files that the visitor has attached, in the order of their contents. */
  files: z
    .array(
      z.object({
        step: z.string(),
        entry: z.number(),
        question: z.string(),
        name: z.string(),
        type: z.string(),
        /** Bytes. */
        size: z.number(),
        sha256: z.string(),
      }),
    )
    .prefault([]),
  /** The account of a visitor who has signed in; null for others. */
  sender: z.object({ login: z.string(), name: z.string().nullable() }).nullable().prefault(null),
  /** The declaration that the visitor confirmed; null when the form has none. */
  declaration: z.string().nullable(),
});

export type Submission = z.output<typeof submission>;
