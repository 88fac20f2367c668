import { createContext, use } from "react";
import type { EditorLanguage, PreviewData } from "#renderer/preview/data.ts";
import type { Translate } from "./translate.ts";

export interface PanelContext {
  data: PreviewData;
  language: EditorLanguage;
  translate: Translate;
  /** Outlines the part of the page that shows a place of the content item and announces its name; `focus` moves the focus. */
  point(target: Target, focus?: boolean): void;
}

/** A place of the content item or an element of the page. */
export interface Target {
  at: string | HTMLElement;
  name: string;
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
