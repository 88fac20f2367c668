import { createHash } from "node:crypto";
import type { Finding } from "#checks/finding.ts";
import { inBothLanguages } from "#checks/texts.ts";
import type { MachineFault } from "./fault.ts";
import { lineOf } from "./source.ts";

/** A fault of a machine as the bench tells it; `name` is that of the machine, `source` the text of its file. */
export function toMachineFinding(name: string, source: string, fault: MachineFault): Finding {
  const file = fileOf(name);
  const states = fault.path.join(".");
  const whole = inBothLanguages("machines.whole");
  const machine = inBothLanguages("path.machine", { machine: name });
  const values = { machine: name, state: states || whole, name: fault.name };
  const way = [...fault.path, ...(fault.name === states || fault.name === "" ? [] : [fault.name])];
  return {
    code: fault.code,
    level: "machine",
    severity: "error",
    effect: "none",
    content: { id: file, webId: "", language: "", structureKey: "", name, url: null },
    pointer: way.map((part) => `/${part.replaceAll("~", "~0").replaceAll("/", "~1")}`).join(""),
    humanPath: { cs: [machine.cs, ...way].join(" › "), en: [machine.en, ...way].join(" › ") },
    label: null,
    message: inBothLanguages(`codes.${fault.code}.message`, values),
    fix: inBothLanguages(`codes.${fault.code}.fix`, values),
    expected: "",
    received: fault.name,
    links: { cms: null, preview: null, public: null, docs: `docs/machines.md#${name}` },
    wcag: [],
    location: {
      file,
      line: lineOf(source, fault.path, fault.name === states ? states : wordOf(fault.name)),
      column: 1,
    },
    seen: null,
    fingerprint: createHash("sha256")
      .update([fault.code, name, ...way].join("\n"))
      .digest("hex")
      .slice(0, 16),
  };
}

/** Of an edge, the word that its file has: `done load #1` stands where `load` is invoked. */
function wordOf(name: string): string {
  return /^(?:(?:after|done|error) )?(\w+)/.exec(name)?.[1] ?? name;
}

export function fileOf(name: string): string {
  return `machines/${name}.ts`;
}
