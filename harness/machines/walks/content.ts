import { type ContentRequest, contentMachine } from "#machines/content.ts";
import type { Walked } from "../walk.ts";

const request: ContentRequest = {
  webId: null,
  webUrl: null,
  contentId: null,
  path: "/a",
  language: "cs",
  onlyPublished: true,
};
const input = { embeddedStructureKey: "embedded", reveal: true };
const again = { type: "requested", request, force: true } as const;
const isWeb = { done: "loadWeb", output: { web: {}, path: "/a" } };
const isConfig = { done: "loadConfig", output: {} };
const isEmbedded = { done: "loadContent", output: { id: "1", structureKey: "embedded" } };

export const content: Walked<typeof contentMachine> = {
  machine: contentMachine,
  walks: [
    () => ({
      input,
      steps: [
        again,
        { type: "requested", request },
        isWeb,
        isConfig,
        isEmbedded,
        { done: "loadEmbedded", output: { id: "2", structureKey: "standard-page" } },
        again,
        { fails: "loadWeb" },
        again,
        isWeb,
        { fails: "loadConfig" },
        again,
        isWeb,
        isConfig,
        { fails: "loadContent" },
        again,
        isWeb,
        isConfig,
        isEmbedded,
        { fails: "loadEmbedded" },
      ],
    }),
  ],
};
