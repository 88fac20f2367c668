import { UsageError } from "#harness/cli/exit-codes.ts";
import { rules } from "#portal/checks/rules/registry.ts";
import { blockRegistry } from "#portal/contract/blocks/registry.ts";
import { defaultStructureKeys } from "#portal/contract/structures/structure-keys.ts";
import { planAdapter } from "./kinds/adapter.ts";
import { planBlock } from "./kinds/block.ts";
import { planRule } from "./kinds/rule.ts";
import { planStructure } from "./kinds/structure.ts";
import { planTheme } from "./kinds/theme.ts";
import { namesOf, namesOfCode } from "./names.ts";
import type { Plan } from "./plan.ts";

/** The kinds of files that `portal new` creates. */
export const scaffoldKinds = ["structure", "block", "rule", "theme", "adapter"] as const;

interface Wanted {
  kind: string;
  name: string;
  /** Structure key or block type in the CMS; by default the name. */
  cms?: string | undefined;
}

/** Returns the plan; throws UsageError for a name that is invalid or taken. */
export function planOf(root: string, { kind, name, cms = name }: Wanted): Plan {
  if (cms !== name && kind !== "structure" && kind !== "block")
    throw new UsageError(`--cms is for structures and blocks: a ${kind} has no name in the CMS.`);
  switch (kind) {
    case "structure":
      refuseTaken(Object.keys(defaultStructureKeys), namesOf(cms).kebab);
      return planStructure(root, namesOf(name), cms);
    case "block":
      refuseTaken(Object.keys(blockRegistry), namesOf(cms).kebab);
      return planBlock(root, namesOf(name), cms);
    case "rule":
      refuseTaken(
        rules.map(({ code }) => code),
        name,
      );
      return planRule(namesOfCode(name), name);
    case "adapter":
      return planAdapter(namesOf(name));
    default:
      return planTheme(root, namesOf(name).kebab);
  }
}

function refuseTaken(taken: readonly string[], key: string): void {
  if (taken.includes(key)) throw new UsageError(`There is already a ${key}.`);
}
