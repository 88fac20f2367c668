"use client";
import { useField, useFormFields } from "@payloadcms/ui";
import { useDeferredValue, useMemo } from "react";
import { Tool } from "../tool.tsx";
import { useWords } from "../use-words.ts";
import "./czech-value.css";
import { matchingValue } from "./matching-value.ts";
import { useCzechSource } from "./use-czech-source.ts";

/** The Czech value beside the field of a translation, with a mark when the field is not translated or older. */
export function CzechValue({ path, readOnly }: { path: string; readOnly?: boolean }) {
  const source = useCzechSource();
  const text = useFormFields(([fields]) =>
    source ? matchingValue(source.czech, path, (list) => fields[list]?.rows?.length ?? 0) : "",
  );
  return source && text !== "" ? (
    <Beside text={text} path={path} isOlder={source.changed.includes(path)} isFixed={Boolean(readOnly)} />
  ) : null;
}

interface Props {
  text: string;
  path: string;
  isOlder: boolean;
  isFixed: boolean;
}

function Beside({ text, path, isOlder, isFixed }: Props) {
  const say = useWords();
  const { value, setValue, disabled } = useField<string>({ path });
  const own = useDeferredValue(value ?? "");
  const shown = useMemo(() => linesOf(text), [text]);
  const isMissing = own.trim() === "" || (own === text && /\p{Ll}{2}/u.test(text));
  const mark = isMissing ? say("czech.missing") : isOlder ? say("czech.older") : "";
  return (
    <details className="czech-value" open>
      <summary>
        {say("czech.title")}
        {mark !== "" && <strong>{` · ${mark}`}</strong>}
      </summary>
      <div lang="cs" className="czech-value__text">
        {shown}
      </div>
      {own === "" && !isFixed && !disabled && (
        <Tool disabled={false} onClick={() => setValue(text)}>
          {say("czech.use")}
        </Tool>
      )}
    </details>
  );
}

/** The words of a text; those of HTML, one block a line. */
function linesOf(text: string): string {
  if (!/<\w/.test(text)) return text;
  const { body } = new DOMParser().parseFromString(
    text.replace(/<\/?(?:p|h\d|li|tr|br|dt|dd)\b[^>]*>/gi, "\n$&"),
    "text/html",
  );
  return body.innerText.replace(/\s*\n\s*/g, "\n").trim();
}
