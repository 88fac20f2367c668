"use client";
import { useState } from "react";
import { Tool } from "../tool.tsx";
import { useWords } from "../use-words.ts";

/** Copies a text; where the browser refuses, it is shown to be copied by hand. */
export function CopyText({ text }: { text: string }) {
  const say = useWords();
  const [state, setState] = useState<"" | "changes.copied" | "changes.byHand">("");

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setState("changes.copied");
    } catch {
      setState("changes.byHand");
    }
  }

  return (
    <div>
      <Tool disabled={false} onClick={() => void copy()}>
        {say("changes.copy")}
      </Tool>
      <p role="status">{state !== "" && say(state)}</p>
      {state === "changes.byHand" && <textarea readOnly rows={10} value={text} aria-label={say("changes.asText")} />}
    </div>
  );
}
