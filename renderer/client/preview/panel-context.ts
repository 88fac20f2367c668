import { createContext, use } from "react";
import type { EditorLanguage, PreviewData } from "#renderer/preview/data.ts";
import type { Say } from "./translate.ts";

export interface PanelContext {
  data: PreviewData;
  language: EditorLanguage;
  say: Say;
  /** Outlines the part of the page that shows a place of the record and tells its name; moves the focus there when asked to. */
  point(target: Target, focus?: boolean): void;
}

/** What can be pointed at: a place of the record, or an element of the page. */
export interface Target {
  at: string | HTMLElement;
  name: string;
}

/** The way within the content, whose name the page shows. */
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
