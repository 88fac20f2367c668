import { useTranslation } from "react-i18next";
import { type Field, FormField } from "./form-field.tsx";
import { Icon } from "./icon.tsx";

export interface Option {
  value: string;
  label: string;
}

/** One of several options; none is chosen at first. */
export function FormSelect({ options, ...field }: Field & { options: readonly Option[] }) {
  const { t } = useTranslation();
  return (
    <FormField {...field}>
      {(control) => (
        <div
          className="gov-form-select"
          data-size="m"
          data-hydrated="true"
          data-invalid={field.error ? "true" : undefined}
          data-disabled={field.disabled ? "true" : undefined}
        >
          <span className="element">
            <select defaultValue="" {...control}>
              <option value="">{t("form.choose")}</option>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
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
