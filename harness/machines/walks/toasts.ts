import { toastsMachine } from "#machines/toasts.ts";
import type { Walked } from "../walk.ts";

const shown = { type: "shown", toast: { severity: "info", text: "a", lang: "cs" } } as const;
const paused = { type: "paused", by: "focus" } as const;

export const toasts: Walked<typeof toastsMachine> = {
  machine: toastsMachine,
  walks: [
    (now) => ({
      input: { now },
      steps: [
        shown,
        shown,
        { passes: 5000 },
        shown,
        paused,
        shown,
        paused,
        { type: "resumed", by: "focus" },
        paused,
        { type: "closed", id: 2 },
        shown,
        { type: "closed", id: 3 },
      ],
    }),
  ],
};
