"use client";
import { useField } from "@payloadcms/ui";
import { Tool } from "../tool.tsx";
import { useWords } from "../use-words.ts";

/** Offers the description that the image's file has, where the editor has written another one or none. */
export function AltFromFile({ alt, path, isFixed }: { alt: string; path: string; isFixed: boolean }) {
  const say = useWords();
  const { value, setValue } = useField<string | null>({ path });
  if ((value ?? "").trim() === alt) return null;
  return (
    <div className="image-tools__alt">
      <p>{say("image.alt", { alt })}</p>
      <Tool disabled={isFixed} onClick={() => setValue(alt)}>
        {say("image.useAlt")}
      </Tool>
    </div>
  );
}
