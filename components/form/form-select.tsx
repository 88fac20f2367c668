import { useTranslation } from "react-i18next";
import { Icon } from "#components/media/icon.tsx";
import { type Language, tagOf } from "#schemas/site/languages.ts";
import { type Field, FormField, frameOf } from "./form-field.tsx";

export interface Option {
  value: string;
  label: string;
  /** Language of the label, where it is not the page's. */
  language?: Language | null;
}

type Props = Field & {
  options: readonly Option[];
  /** Label of the empty option. */
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
