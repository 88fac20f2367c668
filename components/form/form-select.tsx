import { useTranslation } from "react-i18next";
import { Icon } from "#components/media/icon.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import { tagOf } from "#schemas/site/languages.ts";
import { type Field, FormField, frameOf } from "./form-field.tsx";

export interface Option {
  value: string;
  label: string;
  /** Language of the label, when it is not the page's. */
  language?: Language | null;
  /** Nesting depth in a hierarchy of options. */
  depth?: number;
  /** Option group that it shares with its neighbours. */
  group?: { label: string; language: Language | null } | null;
}

type Props = Field & {
  options: readonly Option[];
  /** Label of the empty option. */
  none?: string;
};

/** A select with an empty first option. */
export function FormSelect({ options, none, ...field }: Props) {
  const { t } = useTranslation();
  return (
    <FormField {...field}>
      {(control, value) => (
        <div className="gov-form-select" {...frameOf(control)}>
          <span className="element">
            <select defaultValue={value} {...control}>
              <option value="">{none ?? t("form.choose")}</option>
              {[...Map.groupBy(options, ({ group }) => group?.label ?? "")].map(([heading, members]) =>
                heading === "" ? (
                  members.map(toOption)
                ) : (
                  <optgroup key={heading} label={heading} lang={tagOf(members[0]?.group?.language ?? null)}>
                    {members.map(toOption)}
                  </optgroup>
                ),
              )}
            </select>
          </span>
          <span className="arrow-icon">
            <Icon name="chevron-down" />
          </span>
        </div>
      )}
    </FormField>
  );
}

/** Nested options are indented with spaces, because an option cannot be styled otherwise. */
function toOption({ value, label, language = null, depth = 0 }: Option) {
  return (
    <option key={value} value={value} lang={tagOf(language)}>
      {`${"\u00a0\u00a0\u00a0".repeat(depth)}${label}`}
    </option>
  );
}
