"use client";
import { useField } from "@payloadcms/ui";
import type { TextareaFieldClientProps } from "payload";
import { useState } from "react";
import { valueField } from "#portal/contract/values/shared/resolve-values.ts";
import { FieldFrame, fieldId } from "../field-frame.tsx";
import "../html/html-editor.css";
import { QuestionDialog } from "../html/question-dialog.tsx";
import { Tool } from "../tool.tsx";
import { useWords } from "../use-words.ts";
import { useValues, useWeb } from "./use-values.ts";
import { presentOf } from "./value-choice.tsx";
import { askForValue } from "./value-question.ts";

/** The key of a shared value, typed or chosen, with its present value; an amount needs one of money. */
export function ValueField({ field, path: given, readOnly }: TextareaFieldClientProps) {
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: given });
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const { values } = useValues(useWeb(), false);
  const id = fieldId(path);
  const isFixed = Boolean(readOnly || disabled);
  const key = value ?? "";
  const kind = path.endsWith(valueField) ? "money" : undefined;
  const known = values?.find((each) => each.key === key);

  function present(): string {
    if (key === "" || values === null) return "";
    if (!known) return say("value.unknown");
    return kind && known.kind !== kind ? say("value.notMoney") : `${known.name}: ${presentOf(known, say)}`;
  }

  return (
    <FieldFrame field={field} path={path} showError={showError}>
      <div className="value-field">
        <input
          id={id}
          type="text"
          spellCheck={false}
          aria-describedby={`${id}-value`}
          value={key}
          disabled={isFixed}
          onChange={({ target }) => setValue(target.value.trim())}
        />
        <Tool disabled={isFixed} onClick={() => setOpen(true)}>
          {say("value.choose")}
        </Tool>
      </div>
      <p id={`${id}-value`} role="status" className="html-editor__hint">
        {present()}
      </p>
      {isOpen && (
        <QuestionDialog
          asking={{ title: "html.value", questions: [askForValue(key, kind)], remove: key !== "" }}
          onAnswer={(answers) => setValue(answers["key"])}
          onRemove={() => setValue("")}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldFrame>
  );
}
