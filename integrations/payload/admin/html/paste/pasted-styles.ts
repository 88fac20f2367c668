import { attributesOf, elementsIn, type Markup, type MarkupElement, textOf } from "../markup.ts";

/** Properties with their values in lower case. */
export type Styles = Readonly<Record<string, string>>;

/** Returns the styles of an element: those of the style sheets in the pasted HTML, and its own. */
export type StylesOf = (element: MarkupElement) => Styles;

/** Reads the style sheets of parsed HTML; rules with more than a tag and a class are not read. */
export function readStyles(nodes: readonly Markup[]): StylesOf {
  const rules = new Map<string, Styles>();
  for (const node of elementsIn(nodes)) if (node.tagName === "style") addRules(rules, textOf(node));
  const known = new WeakMap<MarkupElement, Styles>();
  return (element) => {
    const found = known.get(element) ?? stylesOf(element, rules);
    known.set(element, found);
    return found;
  };
}

function stylesOf(element: MarkupElement, rules: ReadonlyMap<string, Styles>): Styles {
  const { class: names = "", id, style = "" } = attributesOf(element);
  const classes = names.split(/\s+/).filter(Boolean).slice(0, 100);
  const selectors = [
    element.tagName,
    ...classes.map((name) => `.${name}`),
    ...classes.map((name) => `${element.tagName}.${name}`),
    ...(id ? [`#${id}`] : []),
  ];
  return Object.assign({}, ...selectors.map((selector) => rules.get(selector)), readDeclarations(style));
}

function addRules(rules: Map<string, Styles>, source: string): void {
  const sheet = source.replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, "");
  for (let at = 0; ; ) {
    const open = sheet.indexOf("{", at);
    if (open === -1) return;
    const selectors = sheet
      .slice(at, open)
      .replace(/^[\s\S]*;/, "")
      .trim();
    at = endOfBlock(sheet, open);
    // Rules for print or for lists are not those of the text.
    if (selectors.startsWith("@")) continue;
    const own = readDeclarations(sheet.slice(open + 1, at - 1));
    for (const selector of selectors.split(",")) {
      const [tag = "", ...rest] = selector.trim().split(/(?=[.#])/);
      const key = [/^[.#]/.test(tag) ? tag : tag.toLowerCase(), ...rest].join("");
      rules.set(key, { ...rules.get(key), ...own });
    }
  }
}

/** Returns the position after the closing brace. */
function endOfBlock(sheet: string, open: number): number {
  let depth = 0;
  for (let at = open; at < sheet.length; at += 1) {
    if (sheet[at] === "{") depth += 1;
    if (sheet[at] === "}") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return sheet.length + 1;
}

function readDeclarations(source: string): Styles {
  const pairs = source.split(";").flatMap((declaration) => {
    const colon = declaration.indexOf(":");
    if (colon === -1) return [];
    const value = declaration.slice(colon + 1).replace(/!\s*important/i, "");
    return [[declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase()] as const];
  });
  return Object.fromEntries(pairs);
}
