import postcss, { AtRule, type ChildNode, Rule } from "postcss";
import { variablesIn } from "./css-variables.ts";

/**
 * Removes the custom properties of a style sheet that no rule uses, and those that only they use. A property in `used`
 * stays.
 */
export function dropUnusedProperties(css: string, used: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  let unused: ChildNode[];
  do {
    const named = new Set(used);
    root.walkDecls(({ value }) => {
      for (const name of variablesIn(value)) named.add(name);
    });
    unused = [];
    root.walkDecls(/^--/, (declaration) => {
      if (!named.has(declaration.prop)) unused.push(declaration);
    });
    for (const declaration of unused) removeWithEmpty(declaration);
  } while (unused.length > 0);
  return root.toString();
}

/** Removes a node, and the parents that it leaves empty. */
function removeWithEmpty(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if ((parent instanceof AtRule || parent instanceof Rule) && parent.nodes?.length === 0) removeWithEmpty(parent);
}
