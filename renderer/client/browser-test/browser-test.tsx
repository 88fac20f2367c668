import { useMachine } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import type { Outcome } from "#components/shell/browser-checks.ts";
import { BrowserReport, type BrowserReportLabels } from "#components/shell/browser-report.tsx";
import { asyncDataMachine } from "#machines/async-data.ts";
import { checkBrowser } from "./check-browser.ts";
import { canSetCookie, canSetCookieOn } from "./cookies.ts";
import { identify } from "./identify.ts";

const probeMachine = asyncDataMachine(canSetCookieOn);

type Props = {
  labels: BrowserReportLabels;
  probe: string | null;
};

/** The browser test's report, filled in with the results for this browser. */
export function BrowserTest({ labels, probe }: Props) {
  const [isStarted, setIsStarted] = useState(false);
  const [probing, send] = useMachine(probeMachine);
  useEffect(() => {
    setIsStarted(true);
    // A probe on the page's own origin would set a first-party cookie.
    if (probe && probe !== location.origin) send({ type: "requested", request: probe });
  }, [probe, send]);

  const facts = useMemo(() => isStarted && readBrowser(), [isStarted]);
  if (!facts) return <BrowserReport labels={labels} />;
  const thirdPartyCookies = toOutcome(probing.value, probing.context.data);
  return <BrowserReport labels={labels} checks={checkBrowser({ ...facts, thirdPartyCookies })} />;
}

function readBrowser() {
  const { userAgent, maxTouchPoints } = navigator;
  return { identity: identify(userAgent, maxTouchPoints), cookies: canSetCookie() };
}

/** `limited`, not failed: without third-party cookies only parts embedded from other sites do not work. */
function toOutcome(status: "idle" | "pending" | "success" | "error", isAllowed: boolean | null): Outcome {
  if (status === "pending") return "pending";
  if (status !== "success") return "untested";
  return isAllowed ? "passed" : "limited";
}
