/**
 * Checks whether the cookie bar has been answered elsewhere (in another tab, or after this page was rendered) and
 * whether scripts are waiting for consent.
 */
export function startConsent(): void {
  for (const kind of ["pageshow", "focus"]) addEventListener(kind, checkDecision);
  checkDecision();
}

function checkDecision(): void {
  // The inline script already found a decision.
  if (document.documentElement.dataset["consentDecided"] !== undefined)
    document.querySelector("[data-consent-bar]")?.remove();
  const isAnswered = document.cookie.includes("consent=") && document.querySelector("[data-consent-bar]");
  if (isAnswered || document.documentElement.dataset["consentScripts"])
    void import("./follow.ts").then((module) => module.followDecision());
}
