import { diffArrays } from "diff";

/** Returns the page as lines, one per tag and text; runs inside the page. */
export function markupLines(): string[] {
  const lines: string[] = [];
  function write(node: Node, depth: number): void {
    const indent = "  ".repeat(depth);
    if (node instanceof Text) {
      const text = node.data.replace(/\s+/g, " ").trim();
      if (text !== "") lines.push(`${indent}${text}`);
    }
    if (!(node instanceof Element)) return;
    // React's ids continue from previous stories; that is no difference.
    const attributes = [...node.attributes]
      .filter(({ name }) => name !== "data-source")
      .map(({ name, value }) => ` ${name}="${value.replace(/(_[\w-]*r)_[\da-v]+_/g, "$1")}"`);
    lines.push(`${indent}<${node.localName}${attributes.join("")}>`);
    for (const child of node.childNodes) write(child, depth + 1);
  }
  write(document.body, 0);
  return lines;
}

/** A line of a diff: in one of two texts only, or context. */
export interface DiffLine {
  sign: "+" | "-" | " ";
  text: string;
}

/** Lines of context around a difference. */
const context = 2;
/** Number of changed lines from which two texts count as entirely different. */
const maxEditLength = 3000;

/** Returns the diff of two texts with some context; empty for equal texts. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const changes = diffArrays([...before], [...after], { maxEditLength }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  const signOf = ({ removed, added }: { removed: boolean; added: boolean }) => (removed ? "-" : added ? "+" : " ");
  const lines = changes.flatMap((change) => change.value.map((text): DiffLine => ({ sign: signOf(change), text })));
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - context), index + context + 1).some(({ sign }) => sign !== " ");
  return lines.filter((_, index) => isNear(index));
}

/** Replaces texts and attribute values that are not structural. */
export function folded(line: string): string {
  const text = line.trim();
  if (!text.startsWith("<")) return "text";
  return text.replace(/ (?!class|role|type|lang|tabindex|aria-(?:hidden|expanded|current)=)([\w-]+)="[^"]*"/g, " $1");
}
