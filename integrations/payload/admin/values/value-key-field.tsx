"use client";
import { useField, useFormFields } from "@payloadcms/ui";
import type { TextareaFieldClientProps } from "payload";
import { useRef, useState } from "react";
import { FieldFrame, fieldId } from "../field-frame.tsx";
import "../html/html-editor.css";
import { Tool } from "../tool.tsx";
import { useWords } from "../use-words.ts";
import { referenceTo } from "./reference-to.ts";

/** The key of a set, or of a value with the reference that texts need. */
export function ValueKeyField({ field, path: given, readOnly }: TextareaFieldClientProps) {
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: given });
  const set = useFormFields(([fields]) => String(fields["data.klic"]?.value ?? ""));
  const isOfSet = path === "data.klic";
  return (
    <>
      <FieldFrame field={field} path={path} showError={showError}>
        <input
          id={fieldId(path)}
          type="text"
          spellCheck={false}
          value={value ?? ""}
          disabled={Boolean(readOnly || disabled)}
          onChange={({ target }) => setValue(target.value)}
        />
      </FieldFrame>
      {!isOfSet && <Reference id={`${fieldId(path)}-reference`} set={set} value={value ?? ""} />}
    </>
  );
}

function Reference({ id, set, value }: { id: string; set: string; value: string }) {
  const say = useWords();
  const control = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState("");
  if (set === "" || value === "") return <p className="field-type html-editor__hint">{say("value.noReference")}</p>;
  const reference = referenceTo(`${set}.${value}`);

  function copy(): void {
    // Selected too, for browsers that let nobody write to the clipboard.
    control.current?.select();
    navigator.clipboard?.writeText(reference).then(
      () => setCopied(reference),
      () => {},
    );
  }

  return (
    <div className="field-type text">
      <label htmlFor={id}>{say("value.reference")}</label>
      <div className="value-field">
        <input id={id} ref={control} type="text" readOnly value={reference} />
        <Tool disabled={false} onClick={copy}>
          {say("value.copy")}
        </Tool>
      </div>
      <p role="status" className="html-editor__hint">
        {copied === reference && say("value.copied")}
      </p>
    </div>
  );
}
