import { createHash } from "node:crypto";
import type { FormPath } from "#schemas/forms/filling/walk.ts";

const versions = new WeakMap<FormPath, string>();

/** Version of a form: it changes with its questions, rules and conditions, but not with a wording or a translation. */
export function versionOf(form: FormPath): string {
  const known = versions.get(form);
  if (known !== undefined) return known;
  const questions = form.steps.map(({ key, when, repetition, questions }) => [
    key,
    when,
    repetition && [repetition.min, repetition.max],
    questions.map(({ key, kind, isRequired, limits, when, options }) => [
      key,
      kind,
      isRequired,
      limits,
      when,
      options.map(({ value }) => value),
    ]),
  ]);
  const exits = form.exits.map(({ key, when }) => [key, when]);
  const version = createHash("sha256")
    .update(JSON.stringify([questions, exits]))
    .digest("base64url")
    .slice(0, 16);
  versions.set(form, version);
  return version;
}
