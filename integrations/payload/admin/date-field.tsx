"use client";
import { useField, useTranslation } from "@payloadcms/ui";
import type { TextareaFieldClientProps } from "payload";
import { editorLanguage } from "../locales/words.ts";
import { FieldFrame, fieldId } from "./field-frame.tsx";
import { localMoment } from "./local-moment.ts";

/** A date, with the browser's own date control. */
export function DateField(props: TextareaFieldClientProps) {
  return <LocalTime {...props} type="date" />;
}

/**
 * A date and time in Prague. It is stored without a zone, as entered, so that it is the same in every browser
 * (schemas/time/dates.ts).
 */
export function DateTimeField(props: TextareaFieldClientProps) {
  return <LocalTime {...props} type="datetime-local" />;
}

function LocalTime({
  field,
  path: given,
  readOnly,
  type,
}: TextareaFieldClientProps & { type: "date" | "datetime-local" }) {
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: given });
  const { i18n } = useTranslation();
  const isMoment = type === "datetime-local";
  return (
    <FieldFrame field={field} path={path} showError={showError}>
      <input
        id={fieldId(path)}
        type={type}
        step={isMoment ? 60 : undefined}
        value={(value ?? "").slice(0, isMoment ? 16 : 10)}
        disabled={readOnly || disabled}
        onChange={({ target }) => setValue(isMoment && target.value ? `${target.value}:00` : target.value)}
      />
      {value && <p className="field-description">{localMoment(value, editorLanguage({ i18n }))}</p>}
    </FieldFrame>
  );
}
