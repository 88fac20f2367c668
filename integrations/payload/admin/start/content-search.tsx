"use client";
import { useEffect, useState } from "react";
import { type FoundLines, foundLines } from "../../wire/found-lines.ts";
import { useWords } from "../use-words.ts";
import { LineItem } from "./line-item.tsx";

/** Pause after the last key before a search begins, in milliseconds. */
const pauseMs = 250;

/** Searches all content items by name and address while an editor types. */
export function ContentSearch() {
  const say = useWords();
  const [text, setText] = useState("");
  const [found, setFound] = useState<FoundLines | "failed" | null>(null);

  useEffect(() => {
    const stopped = new AbortController();
    const timer = setTimeout(() => {
      if (text.trim() === "") setFound(null);
      else
        search(text, stopped.signal).then(setFound, () => {
          if (!stopped.signal.aborted) setFound("failed");
        });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [text]);

  const lines = found === null || found === "failed" ? [] : found.lines;
  return (
    <search className="start-page__search">
      <label htmlFor="start-search">{say("start.search")}</label>
      <input
        id="start-search"
        type="search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status">{statusOf()}</p>
      {lines.length > 0 && (
        <ul className="start-page__lines">
          {lines.map((line) => (
            <LineItem key={`${line.content} ${line.language}`} line={line} more={[`/${line.address}`]} />
          ))}
        </ul>
      )}
    </search>
  );

  function statusOf(): string {
    if (found === null) return "";
    if (found === "failed") return say("start.failed");
    const { total } = found;
    if (total === 0) return say("start.nothingFound");
    const shown = found.lines.length;
    return total > shown ? say("start.foundMore", { count: total, shown }) : say("start.found", { count: total });
  }
}

async function search(text: string, signal: AbortSignal): Promise<FoundLines> {
  const response = await fetch(`/api/overview-search?q=${encodeURIComponent(text)}`, { signal });
  if (!response.ok) throw new Error(`The search was answered with ${response.status}.`);
  return foundLines.parse(await response.json());
}
