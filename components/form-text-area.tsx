import { type Field, FormField } from "./form-field.tsx";

/** Text of several lines; `maxLength` in characters. */
export function FormTextArea({ maxLength, ...field }: Field & { maxLength?: number }) {
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
            <textarea rows={5} maxLength={maxLength} {...control} />
          </span>
        </div>
      )}
    </FormField>
  );
}
