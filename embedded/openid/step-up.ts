import type { KoaContextWithOIDC } from "oidc-provider";

/** Levels of a sign-in (claim `acr`). A person who enters the password once more, when asked for it, reaches `high`. */
export const levels = ["basic", "high"] as const;
type Level = (typeof levels)[number];

/** The first level we know among the requested ones, which are in order of preference. */
export function requestedLevel(values: unknown): Level {
  const requested = typeof values === "string" ? values.split(" ") : [];
  return requested.flatMap((value) => levels.filter((level) => level === value))[0] ?? "basic";
}

/** True when the person has to sign in once more to reach the requested level. */
export function needsStepUp({ oidc }: KoaContextWithOIDC): boolean {
  return requestedLevel(oidc.params?.["acr_values"]) === "high" && oidc.acr !== "high";
}
