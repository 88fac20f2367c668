import { type Field, FormField } from "./form-field.tsx";

type Props = Field & {
  type?: "text" | "email" | "tel" | "date" | "number";
  /** What the browser may fill in by itself. */
  autoComplete?: string;
};

/** A line of text, an address, a number or a day. */
export function FormTextField({ type = "text", autoComplete = "off", ...field }: Props) {
  return (
    <FormField {...field}>
      {(control) => (
        <div
          className="gov-form-input"
          data-size="m"
          data-hydrated="true"
          data-invalid={field.error ? "true" : undefined}
          data-disabled={field.disabled ? "true" : undefined}
        >
          <span className="element">
            <input type={type} autoComplete={autoComplete} {...control} />
          </span>
        </div>
      )}
    </FormField>
  );
}
