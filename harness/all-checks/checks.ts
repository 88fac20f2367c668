import type { Args, PortalCommand } from "#harness/cli/command.ts";

/** One check of `portal test`. */
interface Check {
  load(): Promise<{ command: PortalCommand }>;
  argv: readonly string[];
}

const loadVisual = () => import("#harness/stories/visual/command.ts");

/** Returns the checks by name, fastest first. */
export function checksAgainst(commit: string): ReadonlyMap<string, Check> {
  return new Map<string, Check>([
    ["check", { load: () => import("#harness/check/command.ts"), argv: [] }],
    ["aria", { load: loadVisual, argv: ["--aria"] }],
    ["a11y", { load: () => import("#harness/stories/accessibility/command.ts"), argv: [] }],
    ["visual", { load: loadVisual, argv: ["--against", commit] }],
  ]);
}

export const checkNames = [...checksAgainst("HEAD").keys()];

/** Options passed on to every check. `--waivers` replaces `--baseline` in commands where a baseline means pictures. */
const shared = ["severity", "language", "cms-edit-url", "public-url", "config"] as const;

/** Returns the arguments that the options of the whole run add to the command line of a check. */
export function sharedWords(given: Readonly<Record<string, unknown>>, args: Args): string[] {
  const waivers = Object.hasOwn(args, "waivers") ? "waivers" : "baseline";
  const options = [...shared.map((name) => [name, given[name]] as const), [waivers, given["baseline"]] as const];
  return options.flatMap(([name, value]) => (typeof value === "string" ? [`--${name}=${value}`] : []));
}
