import { type FormEvent, useState } from "react";
import type { Moment } from "#renderer/preview/data.ts";
import { usePanel, within } from "./panel-context.ts";
import { asOf } from "./show-as-of.ts";
import { formatTime } from "./translate.ts";

/** The time that the page is shown as of, and ways to another: the dates of the content on a scale, or any time at all. */
export function TimeScale() {
  const { data, language, say } = usePanel();
  const { shown, moments } = data.time;
  const asked = new URLSearchParams(location.search).get("at");
  const steps: (Moment | null)[] = [null, ...moments];
  const [step, setStep] = useState(() =>
    Math.max(
      steps.findIndex((each) => each?.at === asked),
      0,
    ),
  );
  const chosen = steps[step] ?? null;
  const name = chosen ? `${wallTime(chosen.at)}: ${within(chosen.path[language])}` : say("present");

  return (
    <details open={asked !== null}>
      <summary>{say("time")}</summary>
      <p>{say("timeShown", { time: formatTime(Date.parse(shown), language) })}</p>
      {moments.length === 0 ? (
        <p>{say("noTimes")}</p>
      ) : (
        <form onSubmit={(event) => show(event, chosen?.at ?? null)}>
          <label htmlFor="scale">{say("timeScale")}</label>
          <input
            id="scale"
            type="range"
            min={0}
            max={moments.length}
            value={step}
            aria-valuetext={name}
            onChange={({ target }) => setStep(Number(target.value))}
          />
          <output htmlFor="scale">{name}</output>
          <button type="submit">{say("timeShow")}</button>
        </form>
      )}
      <form onSubmit={(event) => show(event, String(new FormData(event.currentTarget).get("at") ?? ""))}>
        <label htmlFor="time">{say("timeField")}</label>
        <input id="time" name="at" type="datetime-local" required defaultValue={asked ?? undefined} />
        <button type="submit">{say("timeShow")}</button>
      </form>
      {asked !== null && <a href={asOf(location.href, null)}>{say("timeReset")}</a>}
    </details>
  );

  function wallTime(local: string): string {
    // A time without a zone is the same in each, so it is written as that of one that has no summer.
    const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
    return format.format(Date.parse(`${local}Z`));
  }
}

function show(event: FormEvent, at: string | null): void {
  event.preventDefault();
  location.assign(asOf(location.href, at));
}
