import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { changedPlaces } from "./changes/is-changed.ts";
import { Issue } from "./issue.tsx";
import { usePanel } from "./panel-context.ts";

const severities = ["error", "warning", "info"] as const;

type Props = {
  /** Index of the expanded issue. */
  chosen: number | null;
  onChoose: (index: number) => void;
};

/** All issues, worst first. The list is one tab stop; arrow keys move between issues. */
export function IssueList({ chosen, onChoose }: Props) {
  const { data, translate } = usePanel();
  const { findings, time } = data;
  const [isNarrowed, setNarrowed] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const isChanged = changedPlaces(data);
  const shown = [...findings.entries()].filter(
    ([index, finding]) => !isNarrowed || !isChanged || index === chosen || isChanged(finding),
  );
  const stop = chosen ?? shown[0]?.[0];
  useEffect(() => {
    if (chosen !== null) list.current?.querySelector<HTMLElement>(`[data-issue="${chosen}"]`)?.focus();
  }, [chosen]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const buttons = buttonsIn(list.current);
    const at = buttons.indexOf(event.currentTarget);
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 };
    const next = steps[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    buttons[Math.min(Math.max(next, 0), buttons.length - 1)]?.focus();
  }

  return (
    <details open>
      <summary>{translate("issues", { count: findings.length })}</summary>
      {time.refused !== null && <p className="notice">{translate("timeRefused", { text: time.refused })}</p>}
      {findings.length === 0 && <p>{translate("noIssues")}</p>}
      {isChanged && findings.length > 0 && (
        <label className="choice">
          <input type="checkbox" checked={isNarrowed} onChange={({ target }) => setNarrowed(target.checked)} />
          {translate("comparison.onlyChanged")}
        </label>
      )}
      {findings.length > 0 && shown.length === 0 && <p>{translate("comparison.noIssues")}</p>}
      <div ref={list}>
        {severities.map((severity) => {
          const own = shown.filter(([, finding]) => finding.severity === severity);
          if (own.length === 0) return null;
          return (
            <section key={severity} className={severity}>
              <h3>{translate(`severity.${severity}`, { count: own.length })}</h3>
              <ul>
                {own.map(([index, finding]) => (
                  <Issue
                    key={finding.fingerprint}
                    finding={finding}
                    index={index}
                    isChosen={index === chosen}
                    isStop={index === stop}
                    onChoose={() => onChoose(index)}
                    onKeyDown={onKeyDown}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </details>
  );
}

function buttonsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("[data-issue]") ?? [])];
}
