import { useCallback, useState } from "react";
import type { ShownField } from "#renderer/preview/data.ts";
import { findOnPage } from "./find-on-page.ts";
import { focusOn } from "./focus-on.ts";
import type { Target } from "./panel-context.ts";
import type { Translate } from "./translate.ts";

/** Scrolls to parts of the page, outlines them and announces their names. */
export function usePointer(fields: readonly ShownField[], translate: Translate) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [message, setMessage] = useState("");
  const point = useCallback(
    ({ at, name }: Target, focus = false) => {
      const element = typeof at === "string" ? findOnPage(at, fields) : at;
      setPlace(element);
      setMessage(translate(element ? "shown" : "notOnPage", { path: name }));
      if (!element) return;
      element.scrollIntoView({ block: "center", behavior: "instant" });
      if (focus) focusOn(element);
    },
    [fields, translate],
  );
  return { point, place, message };
}
