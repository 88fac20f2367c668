import { asyncDataMachine } from "#machines/async-data.ts";
import type { Walked } from "../walk.ts";

const machine = asyncDataMachine((_: string) => Promise.resolve(""));

export const asyncData: Walked<typeof machine> = {
  machine,
  walks: [
    () => ({
      input: "a",
      steps: [
        { type: "requested", request: "b" },
        { done: "load", output: "B" },
        { type: "cleared" },
        { type: "requested", request: "c" },
        { fails: "load" },
        { type: "retried" },
      ],
    }),
  ],
};
