import { applyEdits, findNodeAtLocation, modify, parseTree } from "jsonc-parser";

export type Edit = (source: string) => string;

/** Combines edits of one file. */
export function combined(...edits: readonly Edit[]): Edit {
  return (source) => edits.reduce((text, edit) => edit(text), source);
}

/** Adds an import of a neighbouring file in alphabetical order. */
export function withImport(name: string, path: string): Edit {
  return (source) => {
    const imports = [...source.matchAll(/^import [^;]* from "\.\/([\w/-]+)\.tsx?";\n/gm)];
    if (imports.length === 0) throw new Error("expected imports of files in the same folder.");
    const own = path.replace(/\.tsx?$/, "");
    const next = imports.find(([, other = ""]) => isBefore(own, other));
    const last = imports.at(-1);
    const at = next?.index ?? (last?.index ?? 0) + (last?.[0].length ?? 0);
    return `${source.slice(0, at)}import { ${name} } from "./${path}";\n${source.slice(at)}`;
  };
}

/**
 * Adds a line to the list or object that starts with `begin`, at the position of `key` in the order of lines, or at the
 * end.
 */
export function withLine(begin: string, line: string, key?: string): Edit {
  return (source) => {
    const start = source.indexOf(begin);
    if (start < 0) throw new Error(`expected "${begin}".`);
    const inside = start + begin.length;
    const end = /^[}\]]/m.exec(source.slice(inside));
    if (!end) throw new Error(`expected an end of "${begin}".`);
    const lines = [...source.slice(inside, inside + end.index).matchAll(/^ {2}"?([a-z][\w-]*)"?[:,]/gm)];
    if (lines.some(([, other]) => other === key)) throw new Error(`it already has ${key}.`);
    const next = key === undefined ? undefined : lines.find(([, other = ""]) => isBefore(key, other));
    const at = inside + (next?.index ?? end.index);
    return `${source.slice(0, at)}${line}\n${source.slice(at)}`;
  };
}

/** Order of names: `map` before `map-view` before `maps`. */
function isBefore(name: string, other: string): boolean {
  const [own, its] = [name, other].map((each) => each.toLowerCase().replaceAll("-", " "));
  return (own ?? "") < (its ?? "");
}

/** Adds a text to JSON, at the end of its parent object. */
export function withText(path: readonly string[], text: string): Edit {
  return (source) => {
    const tree = parseTree(source);
    if (tree && findNodeAtLocation(tree, [...path])) throw new Error(`it already has ${path.join(".")}.`);
    return applyEdits(
      source,
      modify(source, [...path], text, { formattingOptions: { insertSpaces: true, tabSize: 2, eol: "\n" } }),
    );
  };
}
