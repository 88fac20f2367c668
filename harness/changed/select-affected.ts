import type { Progress } from "#harness/cli/command.ts";

/**
 * Returns the items affected by changes since `ref`, or all items when the file `everything` affects them all; notes
 * what is left out.
 */
export function selectAffected<Item>(
  items: readonly Item[],
  isTouched: (item: Item) => boolean,
  { noun, ref, everything, progress }: { noun: string; ref: string; everything: string | null; progress: Progress },
): Item[] {
  if (everything !== null) progress.note(`Everything is checked, as ${everything} has changed since ${ref}.`);
  const chosen = items.filter((item) => everything !== null || isTouched(item));
  const left = items.length - chosen.length;
  if (chosen.length === 0)
    progress.note(`Nothing has changed since ${ref}: none of ${left} ${noun.toLowerCase()} is checked.`);
  else if (everything === null)
    progress.note(`${noun} affected by changes since ${ref}: ${chosen.length}; skipped: ${left}.`);
  return chosen;
}
