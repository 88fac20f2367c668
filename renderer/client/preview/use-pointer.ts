import { useCallback, useState } from "react";
import type { ShownField } from "#renderer/preview/data.ts";
import { findOnPage } from "./find-on-page.ts";
import { focusOn } from "./focus-on.ts";
import type { Target } from "./panel-context.ts";
import type { Say } from "./translate.ts";

/** Points at parts of the page: brings them into view, outlines them, and says which it is. */
export function usePointer(fields: readonly ShownField[], say: Say) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [message, setMessage] = useState("");
  const point = useCallback(
    ({ at, name }: Target, focus = false) => {
      const element = typeof at === "string" ? findOnPage(at, fields) : at;
      setPlace(element);
      setMessage(say(element ? "shown" : "notOnPage", { path: name }));
      if (!element) return;
      element.scrollIntoView({ block: "center", behavior: "instant" });
      if (focus) focusOn(element);
    },
    [fields, say],
  );
  return { point, place, message };
}
