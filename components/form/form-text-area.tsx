import { type Field, FormField, frameOf } from "./form-field.tsx";

/** A multi-line text. */
export function FormTextArea(field: Field) {
  return (
    <FormField {...field}>
      {(control, value) => (
        <div className="gov-form-input" {...frameOf(control)}>
          <span className="element">
            <textarea rows={5} defaultValue={value} {...control} />
          </span>
        </div>
      )}
    </FormField>
  );
}
