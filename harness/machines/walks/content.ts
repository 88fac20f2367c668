import { contentMachine } from "#machines/content.ts";
import type { Walked } from "../walk.ts";

const web = { id: "1", name: {}, friendlyURL: "/", languages: [], domains: [] };
const steps: readonly object[] = [
  { type: "webLoaded", entered: { web, path: "/a" } },
  { type: "configLoaded", config: {} },
  { type: "embeddingLoaded", content: { id: "1" } },
  { type: "embeddingLoaded", content: { id: "2" } },
];

export const content: Walked = {
  machine: contentMachine,
  walks: [
    () => ({ input: undefined, steps: [...steps, { type: "contentLoaded", content: {} }] as never }),
    () => ({
      input: undefined,
      steps: [...steps.slice(0, 2), { type: "contentLoaded", content: {} }, { type: "failed" }] as never,
    }),
  ],
};
