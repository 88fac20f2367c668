import { feedbackMachine } from "#machines/feedback.ts";
import type { Walked } from "../walk.ts";

const finished = { type: "pageFinished", key: null } as const;
const found = { type: "found" } as const;

export const feedback: Walked<typeof feedbackMachine> = {
  machine: feedbackMachine,
  walks: [
    () => ({
      input: undefined,
      steps: [finished, found, { done: "script" }, finished, found, { fails: "script" }],
    }),
  ],
};
