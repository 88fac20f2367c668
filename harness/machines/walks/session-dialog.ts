import { sessionDialogMachine } from "#machines/session-dialog.ts";
import { type Walked, walkStart } from "../walk.ts";

const warned = { type: "warned", endsAt: walkStart + 120_000 } as const;

export const sessionDialog: Walked<typeof sessionDialogMachine> = {
  machine: sessionDialogMachine,
  walks: [
    (now) => ({
      input: { now },
      steps: [
        warned,
        warned,
        { type: "warned", endsAt: walkStart + 2000 },
        { passes: 1000 },
        { passes: 1000 },
        { passes: 1000 },
        { type: "calmed" },
        warned,
        { type: "continued" },
        warned,
        { type: "signedOut" },
      ],
    }),
  ],
};
