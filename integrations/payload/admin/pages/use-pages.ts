"use client";
import { useLocale } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { type PageAnswer, pageAnswer } from "../../wire/listed-page.ts";

/** Milliseconds without a key after which a search is sent. */
const pauseMs = 200;

type Found = PageAnswer | "failed" | null;

/** Returns the pages of a query such as `q=porodne` or `id=1`; null for an empty query, and while they are loading. */
export function usePages(query: string): Found {
  const { code } = useLocale();
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const show = (answer: Found) => !leaving.signal.aborted && setFound(answer);
    async function load(): Promise<void> {
      const request = { credentials: "include", signal: leaving.signal } as const;
      const response = await fetch(`/api/page-list?${query}&locale=${code}`, request);
      show(response.ok ? pageAnswer.parse(await response.json()) : "failed");
    }
    const timer = setTimeout(() => query !== "" && load().catch(() => show("failed")), pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [query, code]);
  return query === "" ? null : found;
}
