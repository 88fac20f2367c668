import { type Field, FormField, frameOf } from "#components/form/form-field.tsx";

type Props = Field & { type: "text" | "password"; autoComplete: "username" | "current-password" };

/** A field for a user name or password, which nothing on the device corrects or capitalizes. */
export function CredentialField({ type, autoComplete, ...field }: Props) {
  return (
    <FormField {...field}>
      {(control, value) => (
        <div className="gov-form-input" {...frameOf(control)}>
          <span className="element">
            <input
              type={type}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={value || undefined}
              {...control}
            />
          </span>
        </div>
      )}
    </FormField>
  );
}
