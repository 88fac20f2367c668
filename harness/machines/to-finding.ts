import { hash } from "node:crypto";
import type { Finding } from "#checks/finding.ts";
import { inBothLanguages } from "#checks/texts.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { lineOf } from "./source.ts";

/** One fault of a machine; locales/editors hold the words of its code. */
export interface MachineFault {
  code: `machine.${
    | "state-unreachable"
    | "event-unhandled"
    | "event-undeclared"
    | "event-not-sent"
    | "invoke-without-error"
    | "transition-shadowed"
    | "final-left"
    | "delay-unnamed"
    | "edge-not-covered"
    | "guard-never-refused"
    | "page-outdated"}`;
  /** The state, from the machine down; empty for the machine as a whole. */
  path: readonly string[];
  /** Name of the state, event, actor, delay or edge. */
  name: string;
}

/** Converts a fault to a finding; `name` is the machine's, `source` the text of its file. */
export function toMachineFinding(name: string, source: string, fault: MachineFault): Finding {
  const file = fileOf(name);
  const states = fault.path.join(".");
  const whole = inBothLanguages("machines.whole");
  const machine = inBothLanguages("path.machine", { machine: name });
  const values = { machine: name, state: states || whole, name: fault.name };
  const place = [...fault.path, ...(fault.name === states || fault.name === "" ? [] : [fault.name])];
  return {
    code: fault.code,
    level: "machine",
    severity: "error",
    effect: "none",
    content: { id: file, webId: "", language: "", structureKey: "", name, url: null },
    pointer: toPointer(place),
    humanPath: { cs: [machine.cs, ...place].join(" › "), en: [machine.en, ...place].join(" › ") },
    label: null,
    message: inBothLanguages(`codes.${fault.code}.message`, values),
    fix: inBothLanguages(`codes.${fault.code}.fix`, values),
    expected: "",
    received: fault.name,
    links: { cms: null, preview: null, public: null, docs: `docs/machines.md#${name}` },
    wcag: [],
    location: {
      file,
      line: lineOf(source, fault.path, fault.name === states ? states : searchTerm(fault.name)),
      column: 1,
    },
    seen: null,
    fingerprint: hash("sha256", [fault.code, name, ...place].join("\n")).slice(0, 16),
  };
}

/** Returns the word to search for in the file: the edge `done load #1` is defined where `load` is invoked. */
function searchTerm(name: string): string {
  return /^(?:(?:after|done|error) )?(\w+)/.exec(name)?.[1] ?? name;
}

export function fileOf(name: string): string {
  return `machines/${name}.ts`;
}
