import { meetingForm, parseSent, toSent } from "#schemas/forms/meeting.ts";
import { emptyForm, parseForm } from "#schemas/forms/parse-form.ts";
import { sentParameter } from "#schemas/forms/submission.ts";
import { wallClock } from "#schemas/time/dates.ts";
import type { PageRequest } from "#server/pages/page-request.ts";
import type { Demo } from "#templates/demo/demo.ts";

/** State of the meeting form before anybody has submitted it. */
export const emptyMeeting: Demo["meeting"] = { state: emptyForm, sent: null };

/** Validates a posted meeting form. For valid data, `query` is the query string to redirect to (decision 018). */
export function postMeeting({ form, query }: Pick<PageRequest, "form" | "query">, now: number) {
  if (!form) return { meeting: { ...emptyMeeting, sent: parseSent(query.get(sentParameter)?.[0]) }, query: null };
  const { data, ...state } = parseForm(meetingForm(wallClock(now).date), form);
  if (!data) return { meeting: { ...emptyMeeting, state: { ...emptyForm, ...state } }, query: null };
  return { meeting: emptyMeeting, query: new URLSearchParams({ [sentParameter]: toSent(data) }) };
}
