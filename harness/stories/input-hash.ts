import { hash } from "node:crypto";
import type { Job } from "#harness/stories/runner/runner.ts";
import { propsOf } from "./changed.ts";

/** Returns a function that hashes a story's props and environment and the runner's build. */
export function createInputHash(build: string): (job: Job) => string {
  const hashes = new Map<string, string>();
  return ({ story }) => {
    const inputHash = hashes.get(story.id) ?? hash("sha256", JSON.stringify([story, propsOf(story), build]), "hex");
    hashes.set(story.id, inputHash);
    return inputHash;
  };
}
