/** One thing wrong with a machine; the words of its code are in locales/editors. */
export interface MachineFault {
  code:
    | "machine.state-unreachable"
    | "machine.event-unhandled"
    | "machine.event-undeclared"
    | "machine.invoke-without-error"
    | "machine.transition-shadowed"
    | "machine.final-left"
    | "machine.delay-unnamed"
    | "machine.edge-not-taken"
    | "machine.guard-never-refused"
    | "machine.page-outdated";
  /** The state, from the machine down; empty for the machine as a whole. */
  path: readonly string[];
  /** The state, event, actor, delay or edge that is meant. */
  name: string;
}
