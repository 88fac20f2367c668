import { useEffect, useMemo, useState } from "react";
import { placeAt, type ShownElement, type Wanted } from "#renderer/client/preview/page/find-place.ts";
import { Highlight } from "#renderer/client/preview/page/highlight.tsx";
import { usePanel } from "#renderer/client/preview/panel-context.ts";
import type { Comparison, ShownChange } from "#renderer/preview/data.ts";

/** Frames what the page shows of the changed places, in texts the passages with new words. */
export function ChangeMarks({ comparison }: { comparison: Comparison }) {
  const { data, find } = usePanel();
  const [isDrawn, setDrawn] = useState(false);
  // Places are looked for once the page has its final layout beside the panel.
  useEffect(() => setDrawn(true), []);
  const elements = useMemo(() => {
    const own = data.shownVersion === "published" ? "removed" : "added";
    const places = isDrawn ? comparison.list.flatMap((change) => placesOf(change, own, find)) : [];
    return [...new Set(places.map(({ element }) => element))];
  }, [comparison, data, find, isDrawn]);
  return <Highlight elements={elements} name="changed" />;
}

/** Maximum number of passages of a text that are framed. */
const mostPassages = 10;

function placesOf(
  { pointer, isGone, pieces }: ShownChange,
  own: "added" | "removed",
  find: (wanted: Wanted) => ShownElement | null,
): ShownElement[] {
  const at: Wanted = { ...placeAt(pointer), effect: isGone ? "item-hidden" : "none" };
  const words = (pieces ?? []).filter(({ kind }) => kind === own).slice(0, mostPassages);
  const passages = words.flatMap(({ text }) => find({ ...at, received: JSON.stringify(text) }) ?? []);
  return passages.length > 0 ? passages : [find(at) ?? []].flat();
}
