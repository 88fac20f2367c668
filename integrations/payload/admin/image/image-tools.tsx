"use client";
import { useField, useForm, useFormFields } from "@payloadcms/ui";
import { useWords } from "../use-words.ts";
import { AltFromFile } from "./alt-from-file.tsx";
import { FocusPoint } from "./focus-point.tsx";
import { useFile } from "./use-file.ts";
import "./image.css";

/** Below the choice of an image: the point that stays in sight when it is cropped, and the description that its file has. */
export function ImageTools({ path, readOnly }: { path: string; readOnly?: boolean }) {
  const { value } = useField<string | null>({ path });
  const { disabled } = useForm();
  const file = useFile(value ?? null);
  const parent = path.slice(0, path.lastIndexOf("."));
  const isFixed = Boolean(readOnly || disabled);
  const hasAlt = useFormFields(([fields]) => `${parent}.alt` in fields);
  const hasFocus = useFormFields(([fields]) => `${parent}.stred.x` in fields);
  const say = useWords();
  if (file === "failed") return <p role="alert">{say("image.failed")}</p>;
  if (!file) return null;
  return (
    <div className="image-tools">
      {hasFocus && file.isImage && <FocusPoint src={file.src} path={`${parent}.stred`} isFixed={isFixed} />}
      {hasAlt && file.alt !== "" && <AltFromFile alt={file.alt} path={`${parent}.alt`} isFixed={isFixed} />}
    </div>
  );
}
