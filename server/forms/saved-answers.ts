import { createHash } from "node:crypto";
import type { StoredForm } from "#schemas/forms/filling/answers.ts";
import { startedAs } from "#schemas/forms/filling/form-pages.ts";
import type { Clock } from "#server/clock.ts";
import { type AnswerStore, answersMs } from "./answer-store.ts";
import type { AttachedFiles } from "./files/attached-files.ts";
import { fileMs } from "./files/file-store.ts";
import { formatReturnCode, parseReturnCode, returnCodeOf } from "./return-code.ts";

const dayMs = 86_400_000;

interface Options {
  /** Opens the store; throws when it cannot be opened. */
  openStore: () => AnswerStore;
  /** Changes what a visitor is filling in, with its files. */
  change: AnswerStore["change"];
  files: AttachedFiles;
  clock: Clock;
}

/** A visitor who enters a return code in a form. */
interface Returning {
  visitor: string;
  form: string;
  /** Null for one who has not signed in. */
  login: string | null;
}

export type SavedAnswers = ReturnType<typeof createSavedAnswers>;

/**
 * Keeps copies of answers for visitors who cannot finish today, under the hash of a return code. The code follows from
 * the random number in the visitor's cookie, which is not kept here, and from the submission. So saving again in the same
 * browser renews the time and shows the same code, also after a second click: what was written down stays right. Saving
 * in the browser where the code was entered replaces it by another one.
 */
export function createSavedAnswers({ openStore, change, files, clock }: Options) {
  /** Replaces a copy together with its files; null removes it. */
  async function replace(name: string, form: string, copy: StoredForm | null, keepMs = answersMs): Promise<void> {
    let before: StoredForm | null = null;
    await openStore().change(
      name,
      form,
      (current) => {
        before = current;
        return copy;
      },
      keepMs,
    );
    await files.follow(before, copy);
  }

  return {
    /** Saves a visitor's answers for so many days. Null when there are none, or they were sent in another tab. */
    async save(visitor: string, form: string, days: number): Promise<{ code: string; until: number } | null> {
      const stored = await openStore().read(visitor, form);
      if (stored === null || stored.state === "submitted") return null;
      const code = returnCodeOf(visitor, `${form}\n${startedAs(stored)}`);
      const saved = { name: nameOf(code), until: clock.now() + days * dayMs };
      await replace(saved.name, form, { ...(await files.copy(stored, days * dayMs)), saved }, days * dayMs);
      let isNoted = false;
      await change(visitor, form, (current) => {
        isNoted = current?.submission === stored.submission && current.state !== "submitted";
        return current && isNoted ? { ...current, saved } : current;
      });
      if (!isNoted) {
        await replace(saved.name, form, null);
        return null;
      }
      if (stored.saved && stored.saved.name !== saved.name) await replace(stored.saved.name, form, null);
      return { code: formatReturnCode(code), until: saved.until };
    },

    /**
     * Gives a visitor the answers of a return code; what the visitor has changed since they were taken up stays. Resolves
     * to `unknown` for a wrong code and to `others` for answers of a visitor who has signed in as somebody else.
     */
    async resume(typed: string, { visitor, form, login }: Returning): Promise<StoredForm | "unknown" | "others"> {
      const code = parseReturnCode(typed);
      const found = code === null ? null : await openStore().read(nameOf(code), form);
      if (found === null) return "unknown";
      const isOthers = ({ owner }: StoredForm) => owner !== null && owner !== login;
      if (isOthers(found)) return "others";
      const current = await openStore().read(visitor, form);
      const isHere = current !== null && current.state !== "submitted" && !isOthers(current);
      if (isHere && current.saved?.name === found.saved?.name) return current;
      const copy = await files.copy(found, fileMs);
      await change(visitor, form, () => copy);
      return copy;
    },

    /** Removes the copy of answers that a change has deleted or sent. */
    async follow(before: StoredForm | null, after: StoredForm | null, form: string): Promise<void> {
      const isOver = after === null || after.state === "submitted";
      if (before?.saved && isOver) await replace(before.saved.name, form, null);
    },
  };
}

/** Name of a code's copy in the store of answers; a visitor's id never has a colon. */
function nameOf(code: string): string {
  return `saved:${createHash("sha256").update(code).digest("base64url")}`;
}
