/** The parts of a field's form state that messages depend on. */
interface FieldState {
  value?: unknown;
  valid?: boolean;
  errorMessage?: string;
}

/** Messages of a refused save by field path, each with the value it is about. */
export type RefusedMessages = Readonly<Record<string, { message: string; value: unknown }>>;

/**
 * Keeps messages until their field is changed. A form state requested before the save can arrive after its response and
 * mark every field as valid; `lost` are the messages that it removed.
 */
export function keepMessages(
  messages: RefusedMessages,
  fields: Readonly<Record<string, FieldState>>,
): { messages: RefusedMessages; lost: { path: string; message: string }[] } {
  const current = Object.entries(fields).flatMap(([path, { valid, errorMessage, value }]) =>
    valid === false && errorMessage ? [[path, { message: errorMessage, value }] as const] : [],
  );
  const lost = Object.entries(messages).filter(
    ([path, { value }]) => fields[path]?.value === value && fields[path]?.valid === true,
  );
  return {
    // Keep the refused value: a changed field still has its old message until the next form state.
    messages: { ...Object.fromEntries(current), ...messages },
    lost: lost.map(([path, { message }]) => ({ path, message })),
  };
}
