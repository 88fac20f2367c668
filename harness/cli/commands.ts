import type { PortalCommand } from "./command.ts";

/** Commands of `portal`, loaded on demand. */
export const commands: Readonly<Record<string, () => Promise<{ command: PortalCommand }>>> = {
  test: () => import("#harness/all-checks/command.ts"),
  check: () => import("#harness/check/command.ts"),
  diff: () => import("#harness/diff/command.ts"),
  forms: () => import("#harness/forms/command.ts"),
  guide: () => import("#harness/guides/command.ts"),
  a11y: () => import("#harness/stories/accessibility/command.ts"),
  visual: () => import("#harness/stories/visual/command.ts"),
  search: () => import("#harness/search-report/command.ts"),
  stories: () => import("#harness/stories/command.ts"),
  record: () => import("#harness/record/command.ts"),
  drift: () => import("#harness/drift/command.ts"),
  fixtures: () => import("#harness/fixtures/command.ts"),
  replay: () => import("#harness/replay/command.ts"),
  provider: () => import("#harness/provider/command.ts"),
  contract: () => import("#harness/contract/command.ts"),
  changed: () => import("#harness/change-notifications/command.ts"),
  doctor: () => import("#harness/doctor/command.ts"),
  new: () => import("#harness/new/command.ts"),
};
