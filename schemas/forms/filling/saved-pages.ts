import { emptyForm } from "#schemas/forms/form-state.ts";
import type { StoredForm } from "./answers.ts";
import { type Filling, hrefOf, isFilling, partsOf } from "./form-pages.ts";
import type { Place } from "./place.ts";
import type { FormProgress } from "./progress.ts";
import { nextOf, walkStored } from "./walk.ts";

type PageOf<Kind> = Extract<FormProgress, { kind: Kind }>;

/** Returns the page where answers are saved for another day; `until` is the instant in milliseconds when that ends. */
export function savePage(filling: Filling, until: number): PageOf<"save"> {
  const { stored } = filling;
  const isSaved = Boolean(stored?.saved);
  const action = hrefOf(filling, { kind: "save" });
  return { ...aboutSaved(filling, until), kind: "save", isSaved, action };
}

/** Returns the page with the return code of saved answers, and the absolute address where it is entered. */
export function savedPage(
  filling: Filling,
  { code, until, resumeAt }: { code: string; until: number; resumeAt: string },
): PageOf<"saved"> {
  return { ...aboutSaved(filling, until), kind: "saved", code, resumeAt };
}

function aboutSaved(filling: Filling, until: number) {
  const { stored } = filling;
  const hasOwner = stored !== null && stored.owner !== null;
  const back = hrefOf(filling, placeAfter(filling, stored));
  return { ...partsOf(filling), hasOwner, until: new Date(until).toISOString(), back };
}

/** Returns the page where a return code is entered. */
export function resumePage(
  filling: Filling,
  { state = emptyForm, refusal = null }: Partial<Pick<PageOf<"resume">, "state" | "refusal">> = {},
): PageOf<"resume"> {
  const action = hrefOf(filling, { kind: "resume" });
  return { ...partsOf(filling), kind: "resume", hasAnswers: isFilling(filling.stored), state, action, refusal };
}

/** The page that answers lead to. */
export function placeAfter({ view, today }: Pick<Filling, "view" | "today">, stored: StoredForm | null): Place {
  return stored?.state === "submitted" ? { kind: "receipt" } : nextOf(walkStored(view, stored, today));
}
