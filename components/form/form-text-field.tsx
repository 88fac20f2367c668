import { type Field, FormField, frameOf } from "./form-field.tsx";

type Props = Field & {
  type?: "text" | "email" | "tel" | "date" | "number";
  /** Token for the browser's autofill. */
  autoComplete?: string;
  /** Characters. */
  maxLength?: number;
  /** First and last allowed day or number. */
  min?: string;
  max?: string;
};

/** A line of text, an address, a number or a day. */
export function FormTextField({ type = "text", autoComplete = "off", maxLength, min, max, ...field }: Props) {
  return (
    <FormField {...field}>
      {(control, value) => (
        <div className="gov-form-input" {...frameOf(control)}>
          <span className="element">
            <input
              type={type}
              autoComplete={autoComplete}
              maxLength={maxLength}
              min={min}
              max={max}
              defaultValue={value || undefined}
              {...control}
            />
          </span>
        </div>
      )}
    </FormField>
  );
}
