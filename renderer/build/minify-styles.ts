import postcss, { AtRule, type ChildNode, type Declaration, type Root, Rule } from "postcss";
import { replaceVariables, variable, variablesIn } from "./css-variables.ts";

/**
 * Minifies the style sheet beyond what a general minifier can: merges tokens that the design system repeats for each
 * mode and width, removes rules that ours always override, resolves fallbacks, inlines short custom properties, removes
 * unused ones and shortens the names of the others. A property mentioned anywhere outside the style sheets keeps its name
 * and its fallbacks.
 */
export function minifyStyles(css: string, mentioned: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  joinModes(root);
  joinWidths(root);
  dropOverridden(root);
  resolveFallbacks(root, mentioned);
  inlineTokens(root, mentioned);
  dropUnused(root, mentioned);
  shortenNames(root, mentioned);
  return root.toString();
}

const layerOfTokens = "ds-page";

/**
 * Merges a mode's tokens, which are declared under an attribute and again under a media query; theme-default.css
 * explains the switches --light and --dark.
 */
function joinModes(root: Root): void {
  const rules = rulesOf(root, layerOfTokens).filter((rule) => modeOf(rule) !== null);
  const tokensOf = (mode: string) => tokensIn(rules.filter((rule) => modeOf(rule) === mode));
  const dark = tokensOf("dark");
  const joined = [...tokensOf("light").values()].map((token) => {
    const other = dark.get(token.prop)?.value ?? token.value;
    return token.clone({ value: token.value === other ? other : `var(--light,${token.value})var(--dark,${other})` });
  });
  const [first, ...others] = rules;
  if (!first) return;
  first.selector = ":root";
  first.removeAll();
  first.append(joined);
  for (const rule of others) removeWithEmpty(rule);
}

function modeOf(rule: Rule): string | null {
  const [, mode = null] =
    /(?:data-theme|prefers-color-scheme)[=:]["']? *(light|dark)/.exec(rule.selector + conditionOf(rule)) ?? [];
  return mode;
}

/** Makes the tokens of the widest windows the default; narrower widths keep only those that differ. */
function joinWidths(root: Root): void {
  const rules = rulesOf(root, layerOfTokens).filter(
    (rule) => rule.selector === ":root" && /^media\b.*width/.test(conditionOf(rule)),
  );
  const [first, widest] = [rules.at(0)?.parent, rules.at(-1)];
  if (!first || !widest) return;
  const forAll = tokensIn([widest]);
  first.before(widest.clone());
  removeWithEmpty(widest);
  for (const rule of rules)
    for (const [name, token] of tokensIn([rule])) if (forAll.get(name)?.value === token.value) removeWithEmpty(token);
}

/** Removes declarations that base.css, a later layer, always overrides for the same selector. */
function dropOverridden(root: Root): void {
  const made = new Map<string, Set<string>>();
  for (const rule of rulesOf(root, "base"))
    for (const selector of conditionOf(rule) === "" ? rule.selectors : []) {
      const names = declarationsOf(rule).flatMap(({ prop }) => [prop, ...(partsOf[prop] ?? [])]);
      made.set(selector, new Set([...(made.get(selector) ?? []), ...names]));
    }
  for (const rule of rulesOf(root, layerOfTokens))
    for (const declaration of declarationsOf(rule))
      if (!declaration.important && rule.selectors.every((selector) => made.get(selector)?.has(declaration.prop)))
        removeWithEmpty(declaration);
}

const partsOf: Readonly<Record<string, readonly string[]>> = {
  font: ["font-family", "font-size", "font-weight", "line-height"],
};

/** Inlines the fallbacks of properties never set, and removes the fallbacks of those that always have a value. */
function resolveFallbacks(root: Root, mentioned: ReadonlySet<string>): void {
  const set = new Set<string>();
  const switches = new Set<string>();
  root.walkDecls(/^--/, ({ prop, value }) => {
    set.add(prop);
    if (isSwitch(value)) switches.add(prop);
  });
  const everywhere = rulesOf(root).filter((rule) => rule.selector === ":root" && conditionOf(rule) === "");
  const certain = new Set([...tokensIn(everywhere).keys()].filter((name) => !switches.has(name)));
  dropUncertain(root, certain);
  root.walkDecls((declaration) => {
    declaration.value = replaceVariables(declaration.value, (name, fallback) => {
      if (!set.has(name) && !mentioned.has(name)) return fallback;
      return certain.has(name) ? `var(${name})` : null;
    });
  });
}

/** Removes from `certain` the properties whose value uses, without a fallback, a property that may be unset. */
function dropUncertain(root: Root, certain: Set<string>): void {
  const before = certain.size;
  root.walkDecls(/^--/, ({ prop, value }) => {
    replaceVariables(value, (name, fallback) => {
      if (fallback === null && !certain.has(name)) certain.delete(prop);
      return null;
    });
  });
  if (certain.size < before) dropUncertain(root, certain);
}

/** Length of a reference to a property with a name of two letters. */
const referenceLength = "var(--xx)".length;

/**
 * Writes the value of a property in its place where that is shorter: the property is used once, or its value is short. It has to be
 * set only for the whole page, as are the properties that its value names.
 */
function inlineTokens(root: Root, mentioned: ReadonlySet<string>): void {
  const declared = new Map<string, Declaration[]>();
  const uses = new Map<string, number>();
  const uncertain = new Set<string>();
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (prop.startsWith("--")) declared.set(prop, [...(declared.get(prop) ?? []), declaration]);
    replaceVariables(value, (name, fallback) => {
      uses.set(name, (uses.get(name) ?? 0) + 1);
      if (fallback !== null) uncertain.add(name);
      return null;
    });
  });
  const isPageWide = (name: string) =>
    declared.get(name)?.every(({ parent }) => parent instanceof Rule && /^(:root|\.theme-)/.test(parent.selector)) ===
    true;
  const values = new Map<string, string>();
  for (const [name, [declaration, ...others]] of declared) {
    if (!declaration || others.length > 0 || mentioned.has(name) || uncertain.has(name)) continue;
    const { parent, value } = declaration;
    const isCertain = parent instanceof Rule && parent.selector === ":root" && conditionOf(parent) === "";
    const isShorter = uses.get(name) === 1 || value.length <= referenceLength;
    if (isCertain && isShorter && !isSwitch(value) && variablesIn(value).every(isPageWide)) values.set(name, value);
  }
  // A value that names another such property waits for the next round.
  for (const [name, value] of values) if (variablesIn(value).some((other) => values.has(other))) values.delete(name);
  if (values.size === 0) return;
  root.walkDecls((declaration) => {
    declaration.value = replaceVariables(declaration.value, (name) => values.get(name) ?? null);
  });
  for (const name of values.keys()) for (const declaration of declared.get(name) ?? []) removeWithEmpty(declaration);
  inlineTokens(root, mentioned);
}

/** True for the values that switch a theme on and off. */
function isSwitch(value: string): boolean {
  return ["", "initial"].includes(value.trim());
}

function dropUnused(root: Root, mentioned: ReadonlySet<string>): void {
  const used = new Set(mentioned);
  root.walkDecls(({ value }) => {
    for (const name of variablesIn(value)) used.add(name);
  });
  let hasDropped = false;
  root.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop)) return;
    hasDropped = true;
    removeWithEmpty(declaration);
  });
  if (hasDropped) dropUnused(root, mentioned);
}

/** Gives the shortest names to the properties mentioned most often. No two builds share style sheets. */
function shortenNames(root: Root, mentioned: ReadonlySet<string>): void {
  const counts = new Map<string, number>();
  root.walkDecls(({ prop, value }) => {
    for (const name of [...variablesIn(prop), ...variablesIn(value)])
      if (!mentioned.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  const byCount = [...counts].toSorted(([, one], [, other]) => other - one);
  const free = shortNames(byCount.length + mentioned.size).filter((name) => !mentioned.has(name));
  const short = new Map(byCount.map(([name], index) => [name, free[index] ?? name]));
  root.walkDecls((declaration) => {
    declaration.prop = short.get(declaration.prop) ?? declaration.prop;
    declaration.value = declaration.value.replace(variable, (name) => short.get(name) ?? name);
  });
}

/** Returns names of one letter, then of two. */
function shortNames(count: number): string[] {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  return ["", ...letters].flatMap((first) => letters.map((last) => `--${first}${last}`)).slice(0, count);
}

function rulesOf(root: Root, layer?: string): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (layer === undefined || aroundOf(rule).some(({ name, params }) => name === "layer" && params === layer))
      rules.push(rule);
  });
  return rules;
}

function conditionOf(rule: Rule): string {
  const conditions = aroundOf(rule).filter(({ name }) => name !== "layer");
  return conditions.map(({ name, params }) => `${name} ${params}`).join(" ");
}

function aroundOf({ parent }: ChildNode): AtRule[] {
  return parent instanceof AtRule ? [...aroundOf(parent), parent] : [];
}

function declarationsOf(rule: Rule): Declaration[] {
  return rule.nodes.filter((node) => node.type === "decl");
}

/** Returns the last declaration of each custom property. */
function tokensIn(rules: readonly Rule[]): Map<string, Declaration> {
  const tokens = rules.flatMap(declarationsOf).filter(({ prop }) => prop.startsWith("--"));
  return new Map(tokens.map((token) => [token.prop, token]));
}

/** Removes a node, and the parents that it leaves empty. */
function removeWithEmpty(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if ((parent instanceof AtRule || parent instanceof Rule) && parent.nodes?.length === 0) removeWithEmpty(parent);
}
