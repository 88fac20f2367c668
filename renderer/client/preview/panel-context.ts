import { createContext, use } from "react";
import type { Place, Wanted } from "#renderer/client/preview/page/find-place.ts";
import type { Translate } from "#renderer/client/preview/texts/translate.ts";
import type { EditorLanguage, PreviewData } from "#renderer/preview/data.ts";

export interface PanelContext {
  data: PreviewData;
  language: EditorLanguage;
  translate: Translate;
  /** Outlines the part of the page that shows a place of the content item and announces its name; `focus` moves the focus. */
  point(target: Target, focus?: boolean): void;
  /** Finds a place of the content item on the page; null where the page does not show it. */
  find(wanted: Wanted): Place | null;
  /** True where fields can be opened in the CMS, by their address or by the CMS around the preview. */
  canEdit: boolean;
  /** Asks the CMS around the preview to open a field; null where there is none. */
  openField: ((pointer: string, name: NameOf) => void) | null;
}

/** The name of a place in a language of the panel, which the editor may change at any time. */
export type NameOf = (language: EditorLanguage) => string;

/** A place of the content item or an element of the page. */
export interface Target {
  at: Wanted | HTMLElement;
  name: NameOf;
}

/** Returns a path without its first step, the name of the content item. */
export function within(path: string): string {
  const steps = path.split(" › ");
  return steps.length > 1 ? steps.slice(1).join(" › ") : path;
}

export const PanelProvider = createContext<PanelContext | null>(null);

export function usePanel(): PanelContext {
  const panel = use(PanelProvider);
  if (!panel) throw new Error("this belongs into the panel");
  return panel;
}
