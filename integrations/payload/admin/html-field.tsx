"use client";
import { useField } from "@payloadcms/ui";
import type { TextareaFieldClientProps } from "payload";
import { type ClipboardEvent, useRef } from "react";
import { cleanHtml } from "./clean-html.ts";
import { FieldFrame, fieldId } from "./field-frame.tsx";
import { applyTool, htmlToolNames, insertText, type Selected } from "./html-tools.ts";
import { Tool, toolbar } from "./tool.tsx";
import { useWords } from "./use-words.ts";

/**
 * HTML as it is stored, with tools for its markup and a picture of the text beside it. What an editor does not touch is
 * saved as it was: captions, scopes, languages and lists of terms stay. Pasted text loses what the portal does not show.
 */
export function HtmlField({ field, path: given, readOnly }: TextareaFieldClientProps) {
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: given });
  const control = useRef<HTMLTextAreaElement>(null);
  const say = useWords();
  const id = fieldId(path);
  const isFixed = Boolean(readOnly || disabled);

  function change(to: (selected: Selected) => Selected): void {
    const area = control.current;
    if (!area) return;
    const next = to({ text: area.value, start: area.selectionStart, end: area.selectionEnd });
    setValue(next.text);
    // The selection is set when the new text is in the control.
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(next.start, next.end);
    });
  }

  function paste(event: ClipboardEvent): void {
    const html = event.clipboardData.getData("text/html");
    if (!html) return;
    event.preventDefault();
    const clean = cleanHtml(html, (source) => new DOMParser().parseFromString(source, "text/html"));
    change((selected) => insertText(selected, clean));
  }

  return (
    <FieldFrame field={field} path={path} showError={showError}>
      {/* biome-ignore lint/a11y/useSemanticElements: A group of buttons is no part of a form's data. */}
      <div role="group" aria-label={say("html.toolbar")} aria-controls={id} style={toolbar}>
        {htmlToolNames.map((tool) => (
          <Tool key={tool} disabled={isFixed} onClick={() => change((own) => applyTool(own, tool))}>
            {say(`html.${tool}`)}
          </Tool>
        ))}
      </div>
      <textarea
        ref={control}
        id={id}
        rows={10}
        spellCheck
        style={area}
        value={value ?? ""}
        disabled={isFixed}
        onPaste={paste}
        onChange={({ target }) => setValue(target.value)}
      />
      <details open>
        <summary>{say("html.preview")}</summary>
        <iframe
          title={say("html.preview")}
          // Nothing runs and nothing is reachable from in there.
          sandbox=""
          srcDoc={page(value ?? "")}
          style={{ width: "100%", height: "20rem", border: "1px solid var(--theme-elevation-150)", background: "#fff" }}
        />
      </details>
    </FieldFrame>
  );
}

const area = {
  width: "100%",
  padding: "0.75rem",
  resize: "vertical",
  color: "var(--theme-elevation-800)",
  background: "var(--theme-input-bg)",
  border: "1px solid var(--theme-elevation-150)",
} as const;

/** Files of the library stand at another address here. */
function page(html: string): string {
  const shown = html.replaceAll('src="/documents/files/', 'src="/api/documents/file/');
  return `<!doctype html><style>body{font:16px/1.5 sans-serif;max-width:44rem}table{border-collapse:collapse}td,th{border:1px solid #888;padding:.3em}img{max-width:100%}</style>${shown}`;
}
