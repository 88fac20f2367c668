import { frameOf } from "./form-field.tsx";
import { describedBy, FormNotes } from "./form-notes.tsx";
import { fieldId, useFieldState } from "./form-state.tsx";

/**
 * A text field for robots, which fill in every field. People do not see it or reach it by keyboard; its label tells those
 * who come across it with a screen reader. Once it has an error it is an ordinary field, to be emptied.
 */
export function Honeypot({ name, label }: { name: string; label: string }) {
  const id = fieldId(name);
  const { values, error } = useFieldState(name);
  const invalid = error ? (true as const) : undefined;
  return (
    <div className={error ? "gov-form-control" : "visually-hidden"}>
      <label htmlFor={id}>{label}</label>
      <FormNotes id={id} hint={undefined} error={error} isChecked={false} />
      <div className="gov-form-input" {...frameOf({ disabled: false, "aria-invalid": invalid })}>
        <span className="element">
          <input
            type="text"
            id={id}
            name={name}
            autoComplete="off"
            tabIndex={error ? undefined : -1}
            defaultValue={values[0] || undefined}
            aria-describedby={describedBy(id, undefined, error)}
            aria-invalid={invalid}
          />
        </span>
      </div>
    </div>
  );
}
