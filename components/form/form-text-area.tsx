import { type Field, FormField, frameOf } from "./form-field.tsx";

/** Text of several lines; `maxLength` in characters. */
export function FormTextArea({ maxLength, ...field }: Field & { maxLength?: number }) {
  return (
    <FormField {...field}>
      {(control, value) => (
        <div className="gov-form-input" {...frameOf(control)}>
          <span className="element">
            <textarea rows={5} maxLength={maxLength} defaultValue={value} {...control} />
          </span>
        </div>
      )}
    </FormField>
  );
}
