import { type ExitPath, type StepPath, toExitPath, toStepPath } from "#schemas/forms/definition/step.ts";
import type { FormPath } from "#schemas/forms/filling/walk.ts";
import { prune } from "#schemas/parse/prune.ts";
import { form } from "#schemas/structures/form.ts";
import { listOf } from "#schemas/values/optional.ts";

/** The parts of a form that decide the path through it. */
export type CheckedForm = FormPath<StepPath, ExitPath>;

/**
 * Returns what decides the path through a form, with its expert cases; null for data that cannot be shown as a form.
 * `originOf` returns the path that a valid part had in the data.
 */
export function toFormPath(data: unknown) {
  const { data: valid, originOf } = prune(form.data, data);
  if (!valid) return null;
  const steps = valid.kroky.map(toStepPath);
  return { steps, exits: listOf(valid.konec, toExitPath), cases: valid.zkousky ?? [], originOf };
}
