import { type FormEvent, useRef, useState } from "react";
import type { Moment } from "#renderer/preview/data.ts";
import { formatTime } from "#renderer/preview/texts/translate.ts";
import { usePanel, withoutFirstSegment } from "./panel-context.ts";

/** The preview's time, and controls to change it: a scale with the content item's dates, and a field for any time. */
export function TimeScale() {
  const { data, language, translate } = usePanel();
  const { shown, moments } = data.time;
  const requested = new URLSearchParams(location.search).get("at");
  const steps: (Moment | null)[] = [null, ...moments];
  const [step, setStep] = useState(() =>
    Math.max(
      steps.findIndex((each) => each?.at === requested),
      0,
    ),
  );
  const chosen = steps[step] ?? null;
  const name = chosen ? `${wallTime(chosen.at)}: ${withoutFirstSegment(chosen.path[language])}` : translate("present");

  return (
    <details open={requested !== null}>
      <summary>{translate("time")}</summary>
      <p>{translate("timeShown", { time: formatTime(Date.parse(shown), language) })}</p>
      {moments.length === 0 ? (
        <p>{translate("noTimes")}</p>
      ) : (
        <form onSubmit={(event) => show(event, chosen?.at ?? null)}>
          <label htmlFor="scale">{translate("timeScale")}</label>
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
          <button type="submit">{translate("timeShow")}</button>
        </form>
      )}
      <TimeField asked={requested} />
      {requested !== null && <a href={asOf(location.href, null)}>{translate("timeReset")}</a>}
    </details>
  );

  function wallTime(local: string): string {
    // The local time is formatted as if it were UTC, so that daylight saving time is not applied twice.
    const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
    return format.format(Date.parse(`${local}Z`));
  }
}

/** A field for any time; the browser's own validation message appears when it is empty. */
function TimeField({ asked }: { asked: string | null }) {
  const { translate } = usePanel();
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  function submit(event: FormEvent) {
    const at = field.current?.value;
    setMissing(!at);
    if (at) return show(event, at);
    event.preventDefault();
    field.current?.focus();
  }
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor="time">{translate("timeField")}</label>
      <input
        ref={field}
        id="time"
        name="at"
        type="datetime-local"
        required
        defaultValue={asked ?? undefined}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? "time-missing" : undefined}
      />
      <button type="submit">{translate("timeShow")}</button>
      {isMissing && <p id="time-missing">{translate("timeMissing")}</p>}
    </form>
  );
}

function show(event: FormEvent, at: string | null): void {
  event.preventDefault();
  location.assign(asOf(location.href, at));
}

/** Returns the address of this preview at another time; null means now. */
function asOf(address: string, at: string | null): string {
  const url = new URL(address);
  if (at === null) url.searchParams.delete("at");
  else url.searchParams.set("at", at);
  return url.href;
}
