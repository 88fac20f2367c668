import { languages } from "#schemas/site/languages.ts";
import type { Library } from "../rule.ts";
import type { TriedRule } from "./examples.ts";
import { contentsAt, pagesAt, type Target, targetsOf } from "./targets.ts";

const level = "reference";
const linkTo = (href: string) => `<p>Žádost popisuje <a href="${href}">přídavek na dítě</a>.</p>`;
const benefit = { id: "2", friendlyURLs: { cs_cz: "rodina/pridavek" } };
const reference = { name: "Přídavek", friendlyURLs: { cs_cz: "rodina/pridavek" }, web: { id: "12" } };
const related = (stranka: object) => ({ souvisejici: [{ typ: "stranka", odkaz: { titulek: "Přídavek", stranka } }] });

export const deadReference: TriedRule = {
  code: "reference.dead",
  level,
  severity: "error",
  wcag: [],
  *check(subject) {
    const { library } = subject;
    if (!library) return;
    for (const target of targetsOf(subject, library)) {
      if (target.slug === "" || pagesAt(library, target).length > 0 || isInCzech(target, library)) continue;
      yield {
        path: target.path,
        expected: "the address of a page that there is",
        received: target.written,
        values: { url: target.written },
      };
    }
  },
  examples: {
    failed: [
      { data: { obsah: linkTo("/neni") }, library: {} },
      { data: { obsah: linkTo("https://mpsv.localhost/neni#cast") }, library: { contents: [benefit] } },
      { data: related(reference), library: {}, at: "/data/souvisejici/0/odkaz/stranka" },
      {
        data: { sekce: [{ typ: "markdown", obsah: "Viz [přídavek na dítě](/neni)." }] },
        library: {},
        at: "/data/sekce/0/obsah",
      },
    ],
    passed: [
      { data: { obsah: linkTo("/rodina/pridavek?x=1#kdo") }, library: { contents: [benefit] } },
      { data: { obsah: linkTo("https://mpsv.localhost/rodina/pridavek") }, library: { contents: [benefit] } },
      { data: { obsah: linkTo("/rodina/pridavek.ics") }, library: { contents: [benefit] } },
      { data: { obsah: linkTo("/") }, library: {} },
      { data: { obsah: linkTo("/nastaveni-cookies") }, library: { ownPaths: new Set(["nastaveni-cookies"]) } },
      { data: related(reference), library: { contents: [benefit] } },
    ],
    inapplicable: [
      linkTo("/neni"),
      { data: { obsah: linkTo("https://www.cssz.cz/neni") }, library: {} },
      { data: { obsah: linkTo("/documents/files/neni.pdf") }, library: {} },
    ],
  },
};

export const czechReference: TriedRule = {
  code: "reference.czech-only",
  level,
  severity: "info",
  wcag: [],
  *check(subject) {
    const { library } = subject;
    if (!library || subject.content.language === "cs") return;
    for (const target of targetsOf(subject, library)) {
      const isOwn = target.slug === "" || (target.language !== "cs" && pagesAt(library, target).length > 0);
      if (isOwn || !isInCzech(target, library)) continue;
      yield {
        path: target.path,
        expected: `a page in ${subject.content.language}`,
        received: target.written,
        values: { url: target.written, language: languages[subject.content.language].name },
        // Such an address shows an error page, from which visitors get to the Czech one.
        ...(target.language !== "cs" && { severity: "warning" }),
      };
    }
  },
  examples: {
    failed: [
      { language: "en", data: { obsah: linkTo("/cs/rodina/pridavek") }, library: { contents: [benefit] } },
      { language: "en", data: { obsah: linkTo("/rodina/pridavek") }, library: { contents: [benefit] } },
      {
        language: "en",
        data: related(reference),
        library: { contents: [benefit] },
        at: "/data/souvisejici/0/odkaz/stranka",
      },
    ],
    passed: [
      {
        language: "en",
        data: { obsah: linkTo("/family/allowance") },
        library: { contents: [{ id: "2", language: "en", friendlyURLs: { en_gb: "family/allowance" } }] },
      },
      {
        language: "en",
        data: { obsah: linkTo("/rodina/pridavek") },
        library: { contents: [benefit, { id: "2", language: "en", friendlyURLs: { en_gb: "family/allowance" } }] },
      },
    ],
    inapplicable: [
      linkTo("/cs/rodina"),
      { data: { obsah: linkTo("/rodina/pridavek") }, library: { contents: [benefit] } },
    ],
  },
};

export const hiddenReference: TriedRule = {
  code: "reference.hidden",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { library } = subject;
    if (!library) return;
    for (const target of targetsOf(subject, library)) {
      const found = pagesAt(library, target);
      if (found.length === 0 || found.some(({ published }) => published)) continue;
      yield {
        path: target.path,
        expected: "a published page",
        received: target.written,
        values: { url: target.written, name: found[0]?.name ?? "" },
      };
    }
  },
  examples: {
    failed: [
      { data: { obsah: linkTo("/rodina/pridavek") }, library: { contents: [{ ...benefit, published: false }] } },
    ],
    passed: [{ data: { obsah: linkTo("/rodina/pridavek") }, library: { contents: [benefit] } }],
    inapplicable: [linkTo("/rodina/pridavek"), { data: { obsah: linkTo("/neni") }, library: {} }],
  },
};

function isInCzech(target: Target, library: Library): boolean {
  return contentsAt(library, { ...target, language: "cs" }).length > 0;
}
