import { Section } from "#components/layout/section.tsx";
import { CopyButton, type CopyLabels } from "#components/link/copy-button.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import type { StatusIconName } from "#components/media/icon-names.ts";
import { Message } from "#components/message/message.tsx";
import { StatusIcon } from "#components/message/status-icon.tsx";
import type { Callout } from "#schemas/values/callout.ts";
import {
  type Check,
  type CheckName,
  type Outcome,
  type Platform,
  platforms,
  untested,
  type Verdict,
  verdictOf,
} from "./browser-checks.ts";

export interface BrowserReportLabels {
  checks: Record<CheckName, { name: string; note: string }>;
  outcomes: Record<Outcome, string>;
  platforms: Record<Platform, string>;
  overall: string;
  verdicts: Record<Verdict, string>;
  copy: CopyLabels;
}

const icons: Record<Outcome, StatusIconName> = {
  passed: "check-circle-fill",
  limited: "exclamation-triangle-fill",
  failed: "exclamation-triangle-fill",
  untested: "info-circle-fill",
  notApplicable: "info-circle-fill",
  pending: "info-circle-fill",
};

const tones: Record<Verdict, Callout["tone"]> = {
  passed: "success",
  limited: "warn",
  failed: "error",
  pending: "info",
};

type Props = {
  labels: BrowserReportLabels;
  checks?: readonly Check[];
};

/** Results of the browser test. The server renders only the labels and the results for a browser without script. */
export function BrowserReport({ labels, checks = untested }: Props) {
  const verdict = verdictOf(checks);
  const lines = checks.map((check) => ({ ...check, ...labels.checks[check.name], result: resultOf(check, labels) }));
  const overall = `${labels.overall}: ${labels.outcomes[verdict]}`;
  const text = [...lines.map(({ name, result }) => `${name}: ${result}`), overall].join("\n");
  return (
    <Section title={null}>
      <div role="status">
        <Message tone={tones[verdict]}>
          <p>
            <strong>{overall}</strong>
          </p>
          <p>{labels.verdicts[verdict]}</p>
        </Message>
      </div>
      <FactList
        look="row"
        facts={lines.map(({ name, note, outcome, result }) => ({
          term: name,
          value: (
            <>
              <p>
                <StatusIcon name={icons[outcome]} /> <strong>{result}</strong>
              </p>
              {!isFine(outcome) && <p>{note}</p>}
            </>
          ),
        }))}
      />
      {checks !== untested && verdict !== "pending" && <CopyButton read={() => text} labels={labels.copy} />}
    </Section>
  );
}

/** True for a result that visitors need not act on. */
function isFine(outcome: Outcome): boolean {
  return outcome === "passed" || outcome === "notApplicable";
}

function resultOf({ outcome, found }: Check, labels: BrowserReportLabels): string {
  const platform = platforms.find((name) => name === found);
  const shown = platform ? labels.platforms[platform] : found;
  return shown ? `${labels.outcomes[outcome]} (${shown})` : labels.outcomes[outcome];
}
