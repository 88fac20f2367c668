import type { Behaviour } from "#renderer/client/behaviours/start.ts";

/** Writes the names of the chosen files beside their input, or again that there is none. */
export const files: Behaviour = (_, sender) => {
  if (!(sender instanceof HTMLInputElement)) return;
  const output = document.querySelector<HTMLOutputElement>(`output[for="${CSS.escape(sender.id)}"]`);
  const names = [...(sender.files ?? [])].map(({ name }) => name).join(", ");
  if (output) output.value = names || output.defaultValue;
};
