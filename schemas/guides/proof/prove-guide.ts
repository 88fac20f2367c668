import { type GuideRules, logicOf } from "#schemas/guides/logic/guide-logic.ts";
import { type CountedWays, countWays } from "./count-ways.ts";
import { factsOf, type GuideFacts } from "./guide-facts.ts";

/** The facts about a guide, and the number of ways through it. */
export type GuideProof = GuideFacts & CountedWays;

/** Proves a guide and counts its ways, which takes up to some seconds; `factsOf` is the proof alone, in milliseconds. */
export function proveGuide(guide: GuideRules): GuideProof {
  return { ...factsOf(guide), ...countWays(logicOf(guide)) };
}
