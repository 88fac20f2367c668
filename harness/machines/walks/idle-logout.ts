import { idleLogoutMachine, idleTimeout, warningTime } from "#machines/idle-logout.ts";
import { type Walked, walkStart } from "../walk.ts";

const nearEnd = idleTimeout - warningTime;

export const idleLogout: Walked<typeof idleLogoutMachine> = {
  machine: idleLogoutMachine,
  walks: [
    (now) => ({
      input: { now },
      steps: [
        { type: "authenticated" },
        { type: "active" },
        { type: "stored", at: walkStart },
        { type: "checked" },
        { passes: nearEnd },
        { type: "active" },
        { type: "unauthenticated" },
      ],
    }),
    (now) => ({
      input: { now },
      steps: [
        { type: "authenticated" },
        { passes: nearEnd },
        { passes: 60_000 },
        { asleep: idleTimeout },
        { type: "active" },
        { type: "authenticated" },
        { asleep: idleTimeout + 1 },
        { type: "active" },
      ],
    }),
  ],
};
