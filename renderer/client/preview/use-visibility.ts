import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { focusOn } from "#renderer/client/preview/page/focus-on.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import { storeOpen, wasOpen } from "./panel-state.ts";

export type Visibility = "open" | "closed" | "hidden";

/** The panel's visibility (open, collapsed to a button, hidden) and its keyboard shortcuts. */
export function useVisibility(panel: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<Visibility>(() => (wasOpen() ? "open" : "closed"));
  const before = useRef<Element | null>(null);
  /** True if the panel had the focus when it was hidden. */
  const hadFocus = useRef(false);

  /** Changes the visibility and moves the focus between the button and the panel. */
  function change(next: Visibility): void {
    flushSync(() => setState(next));
    if (next === "hidden") return;
    storeOpen(next === "open");
    focusPanel();
  }

  function hide(): void {
    hadFocus.current = panel.current?.contains(focused()) === true;
    change("hidden");
  }

  /** Brings the panel back as it was, open or closed; the focus stays where it is unless it was in the panel. */
  function show(): void {
    flushSync(() => setState(wasOpen() ? "open" : "closed"));
    if (hadFocus.current) focusPanel();
  }

  function focusPanel(): void {
    panel.current?.querySelector<HTMLElement>("[data-focus]")?.focus();
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isInside = panel.current?.contains(focused()) === true;
      if (event.altKey && event.code === "KeyP") (state === "hidden" ? show : hide)();
      else if (event.key === "Escape" && isInside && state === "open") change("closed");
      else if (event.key === "F6" && state !== "hidden" && !event.altKey && !event.ctrlKey) {
        if (isInside) focusPage(before.current);
        else {
          before.current = document.activeElement;
          focusPanel();
        }
      } else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  });

  function focused(): Element | null {
    const root = panel.current?.getRootNode();
    return root instanceof ShadowRoot ? root.activeElement : null;
  }

  return { state, open: () => change("open"), close: () => change("closed"), hide };
}

/** Focuses the element that had the focus before the panel did, or else the start of the page. */
function focusPage(before: Element | null): void {
  const target = before?.isConnected && before !== document.body ? before : document.getElementById(pageIds.main);
  if (target instanceof HTMLElement) focusOn(target);
}
