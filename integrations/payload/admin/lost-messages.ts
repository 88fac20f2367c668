/** A field of a form's state, as far as messages need it. */
interface FieldState {
  value?: unknown;
  valid?: boolean;
  errorMessage?: string;
}

/** Messages of a refused save by the path of their field, each with the value that it is about. */
export type Kept = Readonly<Record<string, { message: string; value: unknown }>>;

/**
 * Keeps messages until their field is changed. A form state that was asked for before the save comes after its answer and
 * says that every field is valid; `lost` are the messages that it took away.
 */
export function keepMessages(
  kept: Kept,
  fields: Readonly<Record<string, FieldState>>,
): { kept: Kept; lost: { path: string; message: string }[] } {
  const shown = Object.entries(fields).flatMap(([path, { valid, errorMessage, value }]) =>
    valid === false && errorMessage ? [[path, { message: errorMessage, value }] as const] : [],
  );
  const lost = Object.entries(kept).filter(
    ([path, { value }]) => fields[path]?.value === value && fields[path]?.valid === true,
  );
  return {
    // The value that was refused stays: a changed field has its old message until the next form state.
    kept: { ...Object.fromEntries(shown), ...kept },
    lost: lost.map(([path, { message }]) => ({ path, message })),
  };
}
