/** Checks whether the bar was answered meanwhile, in another tab or after its page was rendered, and whether scripts wait for consent. */
export function startConsent(): void {
  for (const kind of ["pageshow", "focus"]) addEventListener(kind, look);
  look();
}

function look(): void {
  const isAnswered = document.cookie.includes("consent=") && document.querySelector("[data-consent-bar]");
  if (isAnswered || document.documentElement.dataset["consentScripts"])
    void import("./follow.ts").then((module) => module.followDecision());
}
