import { useTranslation } from "react-i18next";
import { Icon } from "#components/media/icon.tsx";
import { type Language, tagOf } from "#schemas/site/languages.ts";
import { type Field, FormField, frameOf } from "./form-field.tsx";

export interface Option {
  value: string;
  label: string;
  /** Of the label, where it is not in the page's language. */
  language?: Language | null;
}

type Props = Field & {
  options: readonly Option[];
  /** What it means that none is chosen. */
  none?: string;
};

/** One of several options; none is chosen at first. */
export function FormSelect({ options, none, ...field }: Props) {
  const { t } = useTranslation();
  return (
    <FormField {...field}>
      {(control, value) => (
        <div className="gov-form-select" {...frameOf(control)}>
          <span className="element">
            <select defaultValue={value} {...control}>
              <option value="">{none ?? t("form.choose")}</option>
              {options.map(({ value: own, label, language = null }) => (
                <option key={own} value={own} lang={tagOf(language)}>
                  {label}
                </option>
              ))}
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
