import type { Command, EditorState } from "prosemirror-state";
import { replaceReferences, type ValueReference } from "#portal/contract/values/shared/value-references.ts";

/** A reference to a shared value in the text, with its positions; `reference` is null for a malformed one. */
interface PlacedReference {
  from: number;
  to: number;
  reference: ValueReference | null;
}

/** Returns the reference that contains the cursor or the selection. */
export function referenceAt({ selection: { $from, from, to, empty } }: EditorState): PlacedReference | null {
  const { parent } = $from;
  if (!parent.inlineContent) return null;
  // Leaves are as long as their one character.
  const text = parent.textBetween(0, parent.content.size, undefined, "\ufffc");
  const found: PlacedReference[] = [];
  let end = 0;
  replaceReferences(text, (reference, written) => {
    const start = text.indexOf(written, end);
    end = start + written.length;
    found.push({ from: $from.start() + start, to: $from.start() + end, reference });
    return written;
  });
  const isIn = (place: PlacedReference) =>
    empty ? place.from < from && from < place.to : place.from <= from && to <= place.to;
  return found.find(isIn) ?? null;
}

/** Writes a reference in place of the one at the cursor, or of the selected words. */
export function setReference(written: string): Command {
  return (state, dispatch) => {
    const { tr, selection } = state;
    if (!selection.$from.parent.inlineContent) return false;
    const { from, to } = referenceAt(state) ?? selection;
    dispatch?.(tr.insertText(written, from, to).scrollIntoView());
    return true;
  };
}

export const removeReference: Command = (state, dispatch) => {
  const place = referenceAt(state);
  if (place) dispatch?.(state.tr.delete(place.from, place.to).scrollIntoView());
  return place !== null;
};
