/** A rule of a style sheet as parsed by the browser. */
export interface StyleRule {
  /** Conditions and layers around it, such as `@media print`. */
  context: string;
  /** Empty for rules without selector, such as `@font-face`. */
  selector: string;
  text: string;
}

/** A rule that exists on one side only, or whose declarations differ. */
export interface RuleChange {
  /** Description for people: `.card: color red → blue`. */
  label: string;
  /** Selectors of elements that the change may affect. */
  selectors: readonly string[];
  /** Media queries around the rule. */
  media: readonly string[];
  /** True when the rule applies to focused elements. */
  isOfFocus: boolean;
}

/** Lists the rules of all style sheets; runs inside the page. */
export function readRules(): StyleRule[] {
  function rulesIn(list: CSSRuleList, context: string): StyleRule[] {
    return [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) {
        const own = rule.cssRules.length > 0 ? rule.cssText : rule.style.cssText;
        return [{ context, selector: rule.selectorText, text: own }];
      }
      // Keyframes contain rules too, but their selectors are percentages.
      if (!(rule instanceof CSSGroupingRule)) return [{ context, selector: "", text: rule.cssText }];
      const condition = rule.cssText.slice(0, rule.cssText.indexOf("{")).trim();
      return rulesIn(rule.cssRules, `${context} ${condition}`.trim());
    });
  }
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].filter(({ disabled }) => !disabled);
  return sheets.flatMap((sheet) => rulesIn(sheet.cssRules, ""));
}

/** Compares the rules of two sides. A different order of common rules may change every page. */
export function changesOf(before: readonly StyleRule[], after: readonly StyleRule[]): RuleChange[] {
  const [gone, kept] = partition(before, new Set(after.map(keyOf)));
  const [fresh, same] = partition(after, new Set(before.map(keyOf)));
  const places = Map.groupBy([...gone, ...fresh], ({ context, selector, text }) =>
    [context, selector || text.slice(0, text.indexOf("{"))].join(" "),
  );
  const changes = [...places.values()].map((rules) => toChange(rules, gone, fresh));
  const isReordered = kept.map(keyOf).join("\n") !== same.map(keyOf).join("\n");
  return isReordered
    ? [...changes, { label: "order of the rules", selectors: [":root"], media: [], isOfFocus: false }]
    : changes;
}

function partition(rules: readonly StyleRule[], others: ReadonlySet<string>): [only: StyleRule[], both: StyleRule[]] {
  return [rules.filter((rule) => !others.has(keyOf(rule))), rules.filter((rule) => others.has(keyOf(rule)))];
}

function keyOf({ context, selector, text }: StyleRule): string {
  return JSON.stringify([context, selector, text]);
}

function toChange(rules: readonly StyleRule[], gone: readonly StyleRule[], fresh: readonly StyleRule[]): RuleChange {
  const [before, after] = [gone, fresh].map((list) => declarationsOf(rules.filter((rule) => list.includes(rule))));
  const names = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  const differences = [...names].flatMap((name) => {
    const [old, now] = [before?.get(name) ?? "none", after?.get(name) ?? "none"];
    return old === now ? [] : [`${name} ${shortened(old)} → ${shortened(now)}`];
  });
  const [first] = rules;
  const selector = first?.selector ?? "";
  const place = [first?.context, selector || first?.text.slice(0, first.text.indexOf("{")).trim()].filter(Boolean);
  return {
    label: `${place.join(" ")}: ${differences.slice(0, 6).join(", ") || "other conditions"}`,
    selectors: selector === "" ? [":root"] : [withoutStates(selector)],
    media: [...(first?.context ?? "").matchAll(/@media ([^@]+)/g)].map(([, query = ""]) => query.trim()),
    isOfFocus: selector.includes(":focus"),
  };
}

/** Returns declarations by property; of two rules with the same selector, the later wins. */
function declarationsOf(rules: readonly StyleRule[]): Map<string, string> {
  const pairs = rules.flatMap(({ text }) => [...text.matchAll(/([\w-]+)\s*:\s*([^;{}]+)/g)]);
  return new Map(pairs.map(([, name = "", value = ""]) => [name, value.trim()]));
}

function shortened(value: string): string {
  return value.length > 60 ? `${value.slice(0, 59)}…` : value;
}

const states = "hover|focus-visible|focus-within|focus|active|visited|target|autofill|-webkit-autofill";

/** Returns the selector without states and pseudo-elements: all elements that the rule may ever match. */
function withoutStates(selector: string): string {
  return selector
    .replace(new RegExp(`:not\\(:(?:${states})\\)`, "g"), "")
    .replace(/::[\w-]+(?:\([^)]*\))?/g, "")
    .replace(new RegExp(`:(?:${states}|before|after)(?![\\w-])`, "g"), "")
    .split(",")
    .map((part) => (/(?:^|[\s>+~(])$/.test(part) ? `${part}*` : part))
    .join(",");
}

/** Returns the indexes of changes that match an element in the page; runs inside the page. */
export function matching(changes: readonly Pick<RuleChange, "selectors" | "media">[]): number[] {
  // Height is excluded, as it changes while a picture is taken; so is `scripting`, which is emulated.
  const steady = ["width", "min-width", "max-width", "prefers-color-scheme", "forced-colors"];
  const isOff = (query: string) =>
    [...query.matchAll(/\(\s*([\w-]*)/g)].every(([, name = ""]) => steady.includes(name)) && !matchMedia(query).matches;
  return changes.flatMap(({ selectors, media }, index) => {
    if (media.some(isOff)) return [];
    const selector = selectors.join(",");
    try {
      return document.querySelector(selector) ? [index] : [];
    } catch {
      // A selector that is invalid without its states may match anything.
      return [index];
    }
  });
}
