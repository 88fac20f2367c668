/** Checks whether the bar was answered meanwhile, in another tab or after its page was rendered, and whether scripts wait for consent. */
export function startConsent(): void {
  for (const kind of ["pageshow", "focus"]) addEventListener(kind, look);
  look();
}

function look(): void {
  // The inline script has seen the decision before.
  if (document.documentElement.dataset["consentDecided"] !== undefined)
    document.querySelector("[data-consent-bar]")?.remove();
  const isAnswered = document.cookie.includes("consent=") && document.querySelector("[data-consent-bar]");
  if (isAnswered || document.documentElement.dataset["consentScripts"])
    void import("./follow.ts").then((module) => module.followDecision());
}
