"use client";
import { useEffect, useId, useRef, useState } from "react";
import type { ListedValue } from "../../wire/listed-value.ts";
import { useWords } from "../use-words.ts";
import { searchValues } from "./search-values.ts";
import { useValues, useWeb } from "./use-values.ts";

/** Maximum number of values shown at once. */
const most = 50;

interface Props {
  /** Name of the answer in the dialog's form. */
  name: string;
  /** Key of the value that is chosen at first; empty for none. */
  value: string;
  kind?: ListedValue["kind"] | undefined;
  describedBy: string | undefined;
}

/** Searches shared values and chooses one of them. */
export function ValueChoice({ name, value, kind, describedBy }: Props) {
  const say = useWords();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState(value);
  const { values, isFailed } = useValues(useWeb(), true);
  const usable = (values ?? []).filter((each) => kind === undefined || each.kind === kind);
  const found = searchValues(usable, words);
  const known = usable.find(({ key }) => key === chosen);
  const shown = found.slice(0, most);
  const all = known && !shown.includes(known) ? [known, ...shown] : shown;
  const isLoaded = values !== null;
  const isUsable = value === "" || !isLoaded || usable.some(({ key }) => key === value);
  const fault = values?.some(({ key }) => key === value) ? "value.notMoney" : "value.unknown";
  useEffect(() => {
    if (isLoaded) list.current?.querySelector(":checked")?.scrollIntoView({ block: "center" });
  }, [isLoaded]);

  return (
    <>
      <label htmlFor={`${id}-search`}>{say("value.search")}</label>
      <input
        id={`${id}-search`}
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        // Enter in the search must not send an answer that nobody has chosen yet.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <p role="status" className="html-dialog__hint">
        {isFailed ? say("value.failed") : isLoaded ? countOf(found.length) : say("value.loading")}
      </p>
      {!isUsable && <p className="html-dialog__fault">{`${value}: ${say(fault)}`}</p>}
      <input type="hidden" name={name} value={known?.key ?? ""} />
      <div
        ref={list}
        role="radiogroup"
        aria-label={say("value.list")}
        aria-describedby={describedBy}
        className="value-list"
      >
        {all.map((each) => (
          <label key={each.key} className="value-list__item">
            <input type="radio" name={`${id}-key`} checked={each.key === chosen} onChange={() => setChosen(each.key)} />
            <span>
              <strong>{each.name}</strong>
              {`: ${presentOf(each, say)}`}
              <span className="value-list__key">{each.key}</span>
            </span>
          </label>
        ))}
      </div>
    </>
  );

  function countOf(count: number): string {
    if (count === 0) return say("value.none");
    return count > most ? say("value.foundMore", { count, shown: most }) : say("value.found", { count });
  }
}

/** Present value and day of the next change in words. */
export function presentOf({ text, changes }: ListedValue, say: ReturnType<typeof useWords>): string {
  const change = changes === null ? [] : [say("value.changes", { day: changes })];
  return [text ?? say("value.noValue"), ...change].join(", ");
}
