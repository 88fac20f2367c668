import { useCallback, useState } from "react";
import { findPlace, type Wanted } from "#renderer/client/preview/page/find-place.ts";
import { focusOn } from "#renderer/client/preview/page/focus-on.ts";
import type { EditorLanguage, ShownField } from "#renderer/preview/data.ts";
import type { Translate } from "#renderer/preview/texts/translate.ts";
import type { NameOf, Target } from "./panel-context.ts";

type Announced = "shown" | "shownPart" | "notOnPage" | "editOpened" | "editModeOn" | "editModeOff" | "notReloaded";

/** A message that can be rendered in any of the panel's languages, because the editor may switch while it is shown. */
export interface Message {
  key: Announced | "comparison.copied" | "comparison.copyByHand";
  name?: NameOf;
}

/**
 * Scrolls to elements of the page, outlines them and announces their names. Other parts of the panel make announcements
 * through it too.
 */
export function usePointer(fields: readonly ShownField[]) {
  const [shown, setShown] = useState<readonly HTMLElement[]>([]);
  const [message, announce] = useState<Message | null>(null);
  const find = useCallback((wanted: Wanted) => findPlace(wanted, fields), [fields]);
  const point = useCallback(
    ({ at, name }: Target, focus = false) => {
      const place = at instanceof HTMLElement ? { element: at, isItself: true } : find(at);
      setShown(place ? [place.element] : []);
      announce({ key: place ? (place.isItself ? "shown" : "shownPart") : "notOnPage", name });
      if (!place) return;
      place.element.scrollIntoView({ block: "center", behavior: "instant" });
      if (focus) focusOn(place.element);
    },
    [find],
  );
  return { point, find, shown, message, announce };
}

/** Returns a message in the panel's language. */
export function messageText(message: Message | null, language: EditorLanguage, translate: Translate): string {
  return message ? translate(message.key, { path: message.name?.(language) ?? "" }) : "";
}
