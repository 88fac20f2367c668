import type { Key } from "react";
import { Fragment, jsx } from "react/jsx-runtime";

export { Fragment };

/** Place in the sources, as the compiler passes it in development builds. */
interface Source {
  fileName: string;
  lineNumber: number;
}

/**
 * React's function for elements, which adds the file and line of its component to each HTML element; only the build of
 * the story runner has them.
 */
export function jsxDEV(
  type: Parameters<typeof jsx>[0],
  props: object,
  key: Key | undefined,
  _isStatic: boolean,
  source?: Source,
) {
  if (typeof type !== "string" || !source) return jsx(type, props, key);
  return jsx(type, { ...props, "data-source": `${source.fileName}:${source.lineNumber}` }, key);
}
