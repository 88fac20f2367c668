import type { ReactNode } from "react";
import type { Tool } from "./tools.ts";

/** Symbols familiar from word processors. */
const signs: Partial<Record<Tool["name"], ReactNode>> = {
  "html.strong": <strong>B</strong>,
  "html.em": <em>I</em>,
  "html.u": <u>U</u>,
  "html.s": <s>S</s>,
  ...{ "html.p": "¶", "html.h2": "H2", "html.h3": "H3", "html.h4": "H4", "html.h5": "H5", "html.h6": "H6" },
  "html.small": "aA",
  "html.code": "</>",
};

/** Path data in a 16 × 16 box. */
const drawings: Partial<Record<Tool["name"], string>> = {
  "html.undo": "M6 3 2.5 6.5 6 10M2.5 6.5h7a4 4 0 0 1 0 8H6",
  "html.redo": "m10 3 3.5 3.5L10 10m3.5-3.5h-7a4 4 0 0 0 0 8H10",
  "html.a": "M6.5 9.5a3 3 0 0 0 4.5.3l2-2A3 3 0 0 0 8.8 3.5l-1 1M9.5 6.5a3 3 0 0 0-4.5-.3l-2 2a3 3 0 0 0 4.2 4.3l1-1",
  "html.abbr": "M2 11 4.5 4 7 11M3 9h3m3-5v7m0-2.5a2 2 0 1 1 0 1M2 14h1m2 0h1m2 0h1m2 0h1",
  "html.lang": "M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm-6.5 6.5h13M8 1.5c-4 4-4 9 0 13 4-4 4-9 0-13",
  "html.value":
    "M5.5 2.5c-3 0-1 4.5-3.5 5.5 2.5 1 .5 5.5 3.5 5.5M10.5 2.5c3 0 1 4.5 3.5 5.5-2.5 1-.5 5.5-3.5 5.5M6.8 6.7 8.2 5.5v5",
  "html.sub": "m2 4 6 8m0-8-6 8m9-1c0-1.5 3-1.5 3 0 0 1-3 1.5-3 3.5h3",
  "html.sup": "m2 5 6 8m0-8-6 8m9-11c0-1.5 3-1.5 3 0 0 1-3 1.5-3 3.5h3",
  "html.ul": "M6 4h8M6 8h8M6 12h8M2 4h1M2 8h1m-1 4h1",
  "html.ol": "M7 4h7M7 8h7m-7 4h7M2 3l1-.5V6M2 10c0-1 2-1 2 0 0 .8-2 1.5-2 2.5h2",
  "html.indent": "M2 3h12M8 7h6M8 10h6M2 14h12M2 6l3 2.5L2 11",
  "html.outdent": "M2 3h12M8 7h6M8 10h6M2 14h12M5 6 2 8.5 5 11",
  "html.dl": "M2 3h6M5 6.5h9M2 10h6m-3 3.5h9",
  "html.blockquote": "M2.5 4.5h4v4c0 2-1 3-3 3.5M2.5 4.5v4h4M9.5 4.5h4v4c0 2-1 3-3 3.5M9.5 4.5v4h4",
  "html.pre": "M1.5 2.5h13v11h-13zM4 6l2 2-2 2m4 0h4",
  "html.figure": "M1.5 2.5h13v11h-13zM2 12l4-4 3 3 2-2 3.5 3.5M10.5 6h.5",
  "html.table": "M1.5 2.5h13v11h-13zm0 3.5h13m-13 4h13M6 2.5v11m4.5-11v11",
  "html.hr": "M1.5 8h13M4 4h8m-8 8h8",
  "html.clear": "M4 3h9M8.5 3 7 9M2 14h5m2.5-4 4 4m0-4-4 4",
  "html.below": "M2 3h12v4H2zm6 6v5m-2.5-2.5L8 14l2.5-2.5",
};

/** Icon of a tool; its button has the accessible name. Table tools have only a name. */
export function ToolIcon({ name, children }: { name: Tool["name"]; children: string }) {
  const drawing = drawings[name];
  if (!drawing) return <span aria-hidden="true">{signs[name] ?? children}</span>;
  return (
    <svg
      viewBox="0 0 16 16"
      width="18"
      height="18"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
    >
      <path d={drawing} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
