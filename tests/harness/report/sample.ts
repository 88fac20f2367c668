import type { Finding } from "#checks/finding.ts";
import type { Report } from "#harness/report/report.ts";

/** Characters that break each format unless they are escaped. */
export const hostile = [
  `"quotes" and 'others'`,
  "two\nlines\r\nand more",
  "=cmd|' /C calc'!A0",
  "</script></style><img src=x onerror=alert(1)>",
  "\u001b[31mred\u001b[0m \u001b]8;;http://x\u0007link",
  "::error file=x,line=1::forged%0A",
  "a;b,c\td",
  "]]> <!-- & &amp; -->",
  "\u202egnp.exe \u0000\ufffe\ud800",
];

export function finding(changes: Partial<Finding> = {}): Finding {
  return {
    code: "missing",
    level: "schema",
    severity: "error",
    effect: "item-hidden",
    content: {
      id: "1001",
      webId: "12",
      language: "cs",
      structureKey: "sluzba",
      name: "Příspěvek na péči",
      url: "/sluzby/prispevek-na-peci",
    },
    pointer: "/data/bloky/3/odkazy/1/nazev",
    humanPath: {
      cs: "Služba „Příspěvek na péči“ › Blok 4 (Odkazy) › Položka 2 › Název",
      en: "Service “Příspěvek na péči” › Block 4 (Links) › Item 2 › Title",
    },
    label: { cs: "Název", en: "Title" },
    message: { cs: "Chybí název odkazu.", en: "The link's title is missing." },
    fix: { cs: "Doplňte název.", en: "Add the title." },
    expected: "a text",
    received: "nothing",
    links: { cms: "https://cms.example/1001", preview: null, public: null, docs: "docs/structures.md#sluzba" },
    wcag: [],
    location: { file: "fixtures/contents/service/péče.cs.json", line: 12, column: 5 },
    seen: null,
    fingerprint: "f".repeat(64),
    ...changes,
  };
}

/** The same text wherever an editor or a file could have put it. */
export function hostileFinding(text: string): Finding {
  const both = { cs: text, en: text };
  return finding({
    content: { id: text, webId: text, language: text, structureKey: text, name: text, url: text },
    pointer: text,
    humanPath: both,
    label: both,
    message: both,
    fix: both,
    expected: text,
    received: text,
    links: { cms: text, preview: text, public: text, docs: text },
    location: { file: text, line: 1, column: 1 },
  });
}

export function report(findings: Finding[], changes: Partial<Report> = {}): Report {
  return {
    format: 1,
    tool: { name: "portal", version: "1.0.0" },
    command: "check",
    sources: ["fixtures"],
    checked: { contents: 750 },
    findings,
    accepted: [],
    waivers: { expired: [], unused: [] },
    threshold: "error",
    isPartial: false,
    ...changes,
  };
}

export const waiver = {
  source: "fixtures",
  content: "1001 cs",
  fingerprint: "0".repeat(64),
  code: "link.vague",
  reason: "Waits for the new form.",
  owner: "redakce",
  expires: "2026-01-31",
};
