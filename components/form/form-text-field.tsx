import { type Field, FormField, frameOf } from "./form-field.tsx";

type Props = Field & {
  type?: "text" | "email" | "tel" | "date" | "number";
  /** What the browser may fill in by itself. */
  autoComplete?: string;
  /** In characters. */
  maxLength?: number;
  /** The first and the last day, or number, that is allowed. */
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
            <input {...{ type, autoComplete, maxLength, min, max }} defaultValue={value || undefined} {...control} />
          </span>
        </div>
      )}
    </FormField>
  );
}
