"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../use-words.ts";
import { nameControls } from "./name-controls.ts";

/** Names the controls that Payload 3.90 leaves without a name, as soon as they are there (docs/cms.md lists the rest). */
export function ControlNames({ children }: { children: ReactNode }) {
  const say = useWords();
  const latest = useRef(say);
  latest.current = say;
  useEffect(() => {
    let frame = 0;
    const run = () => {
      frame = 0;
      nameControls(document, latest.current);
    };
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(run);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["class"] });
    run();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return children;
}
