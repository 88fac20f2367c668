import type { RecordPath, Subject } from "#checks/rule.ts";
import { answerPaths } from "#schemas/forms/paths/answer-paths.ts";
import { toFormPath } from "#schemas/forms/paths/form-path.ts";
import { memo } from "#schemas/parse/memo.ts";
import { wallClock } from "#schemas/time/dates.ts";

/** The form of a record, as visitors get it; null for other records and for forms that cannot be shown. */
export const formOf = memo(({ key, content, now }: Subject) => {
  const form = key === "form" ? toFormPath(content.data) : null;
  if (!form) return null;
  const placeOf = (path: (string | number)[]): RecordPath => ["data", ...form.originOf(path)];
  return { ...form, today: wallClock(now).date, placeOf };
});

/** All paths through the form of a record; null without a form. */
export const pathsOf = memo((subject: Subject) => {
  const form = formOf(subject);
  return form && { form, ...answerPaths(form, form.today) };
});
