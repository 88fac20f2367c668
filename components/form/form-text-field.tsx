import { use } from "react";
import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { formatInputDay } from "#components/text/date-formats.tsx";
import type { Control } from "#schemas/forms/controls.ts";
import { toDay } from "#schemas/forms/formats.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { type Field, FormField, frameOf } from "./form-field.tsx";
import { FormStateContext } from "./form-state.tsx";
import { joinHints } from "./join-hints.ts";

/** The last day of a month cannot be taken for a month. */
const exampleDay = "2026-12-31";

/** A single-line text, an address, a number or a day; `autoComplete` is the token for the browser's autofill. */
export function FormTextField({ autoComplete = "off", ...field }: Field & { autoComplete?: string }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const info = use(FormStateContext).fields[field.name];
  const isDay = info?.control?.kind === "day";
  const hint = joinHints([field.hint, isDay ? t("form.dayHint", { day: formatInputDay(exampleDay, language) }) : null]);
  return (
    <FormField {...field} hint={hint}>
      {(control, value) => (
        <div className="gov-form-input" {...frameOf(control)}>
          <span className="element">
            <input
              autoComplete={autoComplete}
              defaultValue={(isDay ? writtenDay(value, language) : value) || undefined}
              type={typeOf(info?.control)}
              inputMode={modeOf(info?.control)}
              {...control}
            />
          </span>
        </div>
      )}
    </FormField>
  );
}

/** A day as it is typed in the language; what is no day stays as the visitor typed it. */
function writtenDay(value: string, language: Language): string {
  const day = toDay(value);
  return day === null ? value : formatInputDay(day, language);
}

/** Browsers show days of their own input in their own language, not in that of the page: a day is a text. */
function typeOf(control: Control | undefined) {
  const format = control?.kind === "text" ? control.format : undefined;
  return format === "phone" ? "tel" : format === "email" ? "email" : "text";
}

/** The keyboard of phones. An input of type number would drop what is no number without a word. */
function modeOf(control: Control | undefined) {
  if (control?.kind === "number") return control.decimals > 0 ? "decimal" : "numeric";
  return control?.kind === "text" && (control.format === "postcode" || control.format === "companyId")
    ? "numeric"
    : undefined;
}
