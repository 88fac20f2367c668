import type { Control } from "#schemas/forms/controls.ts";
import type { Exit } from "#schemas/forms/definition/step.ts";
import type { FormState } from "#schemas/forms/form-state.ts";
import type { AttachedFiles } from "./answers.ts";
import type { ShownStep } from "./walk.ts";

/** Answers of one entry of a step, with the address where they are changed. */
export interface AnsweredEntry {
  /** Number of a repeated step's entry; null for a step that is not repeated. */
  number: number | null;
  values: Readonly<Record<string, readonly string[]>>;
  href: string;
}

/** Why something was not taken: it could not be stored, came too early for a person, or too often from one address. */
export type Refusal = "failed" | "early" | "often";

/** Progress of a visitor on a form, as its page shows it. */
export type FormProgress = {
  /** Address of the form's first page. */
  start: string;
  /** Address of the page that says what is kept, and deletes it. */
  kept: string;
  /** True when the form was changed since the answers were given. */
  isChanged: boolean;
} & (
  | {
      kind: "step";
      shown: ShownStep;
      /** Number of the step, counted from 1, and an estimate of their number. */
      position: { step: number; of: number };
      entry: number;
      /** Controls of the shown questions by key. */
      controls: Readonly<Record<string, Control>>;
      /** The attached files; ids of them are answers. */
      files: AttachedFiles;
      state: FormState;
      /** The submission to which the page belongs; null before the first answer. */
      submission: string | null;
      /** Addresses of this page and of the one before it. */
      action: string;
      back: string;
      can: { addEntry: boolean; removeEntry: boolean };
      refusal: Refusal | null;
    }
  | { kind: "exit"; exit: Exit; back: string }
  | {
      kind: "summary";
      steps: readonly { shown: ShownStep; entries: readonly AnsweredEntry[] }[];
      files: AttachedFiles;
      /** Identifies the submission and what is shown of it. */
      submission: string;
      state: FormState;
      action: string;
      back: string;
      refusal: Refusal | null;
    }
  | { kind: "receipt"; reference: string; sentAt: string }
  | {
      kind: "answers";
      hasAnswers: boolean;
      /** ISO instant until which a copy of the answers is kept under a return code; null without one. */
      savedUntil: string | null;
      action: string;
      back: string | null;
    }
  | {
      kind: "save";
      /** ISO instant until which the answers would be kept. */
      until: string;
      /** True for answers that have a return code already. */
      isSaved: boolean;
      /** True for answers that only their account can take up again. */
      hasOwner: boolean;
      action: string;
      back: string;
    }
  | {
      kind: "saved";
      code: string;
      until: string;
      hasOwner: boolean;
      /** Absolute address of the page where the code is entered. */
      resumeAt: string;
      back: string;
    }
  | {
      kind: "resume";
      /** True when the answers of the code would replace others. */
      hasAnswers: boolean;
      state: FormState;
      action: string;
      /** Why the code was not taken: too many from one address, or the answers are another account's. */
      refusal: "often" | "others" | null;
    }
  | { kind: "deleted" }
);
