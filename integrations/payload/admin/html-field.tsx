"use client";
import { useField, useLocale } from "@payloadcms/ui";
import type { TextareaFieldClientProps } from "payload";
import { useEffect, useRef, useState } from "react";
import { FieldFrame, fieldId, frameIds } from "./field-frame.tsx";
import "./html/html-editor.css";
import { Toolbar } from "./html/toolbar.tsx";
import { VisualEditor } from "./html/visual-editor.tsx";
import { CzechValue } from "./translation/czech-value.tsx";
import { useWords } from "./use-words.ts";

/**
 * An HTML text, edited visually or as source. Untouched parts are saved unchanged; pasted text is reduced to what the
 * portal shows.
 */
export function HtmlField({ field, path: given, readOnly }: TextareaFieldClientProps) {
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: given });
  const { code, rtl } = useLocale();
  const say = useWords();
  const [isSource, setSource] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const control = useRef<HTMLTextAreaElement>(null);
  const wasSwitched = useRef(false);
  const id = fieldId(path);
  const ids = frameIds(path);
  const common = {
    ...{ id, lang: code, dir: rtl ? "rtl" : "ltr", "aria-invalid": showError },
    "aria-labelledby": ids.label,
    "aria-describedby": `${ids.error} ${ids.description} ${id}-keys`,
  };

  useEffect(() => {
    if (isSource && wasSwitched.current) control.current?.focus();
  }, [isSource]);

  function show(source: boolean): void {
    wasSwitched.current = true;
    setSource(source);
    setUnreadable(false);
  }

  return (
    <FieldFrame field={field} path={path} showError={showError}>
      <CzechValue path={path} readOnly={Boolean(readOnly)} />
      {isUnreadable && <p role="status">{say("html.unreadable")}</p>}
      {isSource ? (
        <>
          <Toolbar
            controls={id}
            state={null}
            isFixed={false}
            onSource={() => show(false)}
            onLeave={() => control.current?.focus()}
          />
          <textarea
            {...common}
            ref={control}
            rows={12}
            className="html-source"
            spellCheck
            value={value ?? ""}
            readOnly={Boolean(readOnly || disabled)}
            onChange={({ target }) => setValue(target.value)}
          />
        </>
      ) : (
        <VisualEditor
          attributes={common}
          value={value ?? ""}
          isFixed={Boolean(readOnly || disabled)}
          hasFocus={wasSwitched.current}
          onChange={setValue}
          onSource={() => show(true)}
          onUnreadable={() => {
            setSource(true);
            setUnreadable(true);
          }}
        />
      )}
    </FieldFrame>
  );
}
