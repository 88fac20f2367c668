import { getNextSnapshot, type StateValueFrom, setup } from "xstate";

/** Where the answers of a form lead; decided by the walk through its steps. */
type Way = "step" | "exit" | "summary";

type FormEvent =
  | { type: "answered"; way: Way }
  | { type: "confirmed"; way: Way }
  | { type: "stored" }
  | { type: "refused" };

/** A form that a visitor fills in: what is sent is submitted once, and answers stay until it is stored (spec §2.4). */
export const formMachine = setup({
  types: { events: {} as FormEvent },
  guards: {
    isOpen: (_, { way }: { way: Way }) => way === "step",
    isExit: (_, { way }: { way: Way }) => way === "exit",
  },
}).createMachine({
  initial: "filling",
  on: {
    answered: [
      { guard: { type: "isOpen", params: ({ event }) => event }, target: ".filling" },
      { guard: { type: "isExit", params: ({ event }) => event }, target: ".exited" },
      { target: ".summary" },
    ],
  },
  states: {
    filling: {},
    exited: {},
    summary: {
      on: {
        // An answer may have become invalid since the summary was shown, such as a day that has passed.
        confirmed: [
          { guard: { type: "isOpen", params: ({ event }) => event }, target: "filling" },
          { guard: { type: "isExit", params: ({ event }) => event }, target: "exited" },
          { target: "submitting" },
        ],
      },
    },
    submitting: { on: { stored: "submitted", refused: "failed", answered: {} } },
    failed: {
      on: {
        confirmed: [
          { guard: { type: "isOpen", params: ({ event }) => event }, target: "filling" },
          { guard: { type: "isExit", params: ({ event }) => event }, target: "exited" },
          { target: "submitting" },
        ],
      },
    },
    submitted: { on: { answered: {} } },
  },
});

/** Returns the state after an event. */
export function formStateAfter(
  state: StateValueFrom<typeof formMachine>,
  event: FormEvent,
): StateValueFrom<typeof formMachine> {
  return getNextSnapshot(formMachine, formMachine.resolveState({ value: state }), event).value;
}
