"use client";
import { useField } from "@payloadcms/ui";
import type { RelationshipFieldClientProps } from "payload";
import { useState } from "react";
import { FieldFrame, fieldId } from "../field-frame.tsx";
import "../html/html-editor.css";
import { QuestionDialog } from "../html/question-dialog.tsx";
import { Tool, toolbar } from "../tool.tsx";
import { useWords } from "../use-words.ts";
import { PageLine } from "./page-choice.tsx";
import { usePages } from "./use-pages.ts";

/** A reference to a page, with a dialog that searches all of them. */
export function PageField({ field, path: given, readOnly }: RelationshipFieldClientProps) {
  const { path, value, setValue, showError, disabled } = useField<string | null>({ potentiallyStalePath: given });
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const isFixed = Boolean(readOnly || disabled);
  const found = usePages(value ? `id=${encodeURIComponent(value)}` : "");
  const page = found === "failed" ? undefined : found?.pages[0];
  return (
    <FieldFrame field={field} path={path} showError={showError}>
      {page && <PageLine page={page} />}
      {!page && value && found !== null && <p>{say("page.gone")}</p>}
      <div id={fieldId(path)} style={toolbar}>
        <Tool disabled={isFixed} onClick={() => setOpen(true)}>
          {say(value ? "page.change" : "page.choose")}
        </Tool>
        {value && (
          <Tool disabled={isFixed} onClick={() => setValue(null)}>
            {say("page.remove")}
          </Tool>
        )}
      </div>
      {isOpen && (
        <QuestionDialog
          asking={{
            title: "page.list",
            questions: [{ name: "page", label: "page.list", type: "page", value: value ?? "" }],
          }}
          onAnswer={(answers) => answers["page"] && setValue(answers["page"])}
          onRemove={() => {}}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldFrame>
  );
}
