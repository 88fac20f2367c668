import { createContext, use } from "react";
import type { ShownElement, Wanted } from "#renderer/client/preview/page/find-place.ts";
import type { EditorLanguage, PreviewData } from "#renderer/preview/data.ts";
import type { Translate } from "#renderer/preview/texts/translate.ts";
import type { Message } from "./use-pointer.ts";

export interface PanelContext {
  data: PreviewData;
  language: EditorLanguage;
  translate: Translate;
  /** Scrolls to the element that shows a place, outlines it and announces its name; `focus` also focuses it. */
  point(target: Target, focus?: boolean): void;
  /** Finds the element that shows a place in the content; null when the page does not show it. */
  find(wanted: Wanted): ShownElement | null;
  /** Tells a message to screen readers and shows it above the lists. */
  announce(message: Message): void;
  /** True when fields can be opened in the CMS, by address or in the CMS that frames the preview. */
  canEdit: boolean;
  /** Asks the CMS that frames the preview to open a field; null when no CMS does. */
  openField: ((pointer: string, name: NameOf) => void) | null;
}

/** Returns a place's name in a language of the panel, which the editor may change at any time. */
export type NameOf = (language: EditorLanguage) => string;

/** A place in the content item, or an element of the page. */
export interface Target {
  at: Wanted | HTMLElement;
  name: NameOf;
}

/** Returns a path without its first segment, the name of the content item. */
export function withoutFirstSegment(path: string): string {
  const steps = path.split(" › ");
  return steps.length > 1 ? steps.slice(1).join(" › ") : path;
}

export const PanelProvider = createContext<PanelContext | null>(null);

export function usePanel(): PanelContext {
  const panel = use(PanelProvider);
  if (!panel) throw new Error("this belongs into the panel");
  return panel;
}
