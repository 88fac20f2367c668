import { expect, test } from "vitest";
import type { Fault } from "#embedded/replay/fault.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { type Options, visit } from "../recorded-portal.ts";

const path = "/rodina/porodne";

/** A CMS fault: the page gets this text, and other requests may fail. */
function pageWith(text: string, more: Record<string, unknown> = {}, others: Fault = () => undefined): Fault {
  return (url) => {
    if (!decodeURIComponent(url.pathname).endsWith("by-friendly-url/rodina/porodne")) return others(url);
    return {
      mutate: (body) => {
        const record = isRecord(body) ? body : {};
        return { ...record, ...more, data: { ...Object(record["data"]), obsah: text } };
      },
    };
  };
}

async function previewOf(fault: Fault, options: Options = {}) {
  const { preview } = await visit(path, { ...options, isPreview: true, fault });
  if (!preview) throw new Error("expected a preview");
  return preview;
}

const links =
  '<p><a href="/rodina">Rodina</a>, <a href="/rodina/neni-tu">jinde</a>, <a href="https://jinde.example/a">web</a></p>';

test("a preview reports its missing links, files and categories", async () => {
  const text = `${links}<p><a href="/documents/files/neni.pdf">Soubor (PDF)</a></p>`;
  const { findings, notChecked } = await previewOf(pageWith(text, { categories: [{ id: "999999", name: "Nic" }] }));
  const found = findings.map(({ code, pointer, received }) => [code, pointer, received]);
  expect(found).toContainEqual(["reference.dead", "/data/obsah", '"/rodina/neni-tu"']);
  expect(found).toContainEqual(["document.missing", "/data/obsah", '"/documents/files/neni.pdf"']);
  expect(found).toContainEqual(["category.unknown", "/categories/0", '"999999"']);
  expect(found.filter(([code]) => code === "reference.dead")).toHaveLength(1);
  expect(notChecked).toEqual([
    { what: "otherSites", count: 1 },
    { what: "otherPages" },
    { what: "menus" },
    { what: "look" },
  ]);
});

test("what the CMS does not answer is listed as unchecked, not as a finding", async () => {
  const isOther = ({ pathname }: URL) => /neni-tu|documents|categories/.test(decodeURIComponent(pathname));
  const { findings, notChecked } = await previewOf(
    pageWith(
      `${links}<p><a href="/documents/files/neni.pdf">Soubor (PDF)</a></p>`,
      { categories: [{ id: "999999", name: "Nic" }] },
      (url) => (isOther(url) ? { status: 503 } : undefined),
    ),
  );
  const codes = findings.map(({ code }) => code);
  for (const code of ["reference.dead", "document.missing", "category.unknown"]) expect(codes).not.toContain(code);
  expect(notChecked.slice(1, 4)).toEqual([{ what: "ownLinks", count: 1 }, { what: "files" }, { what: "categories" }]);
});

test("of a thousand links to a slow CMS, a preview looks up only some", async () => {
  const requests: string[] = [];
  const others: Fault = ({ pathname }) => {
    const address = decodeURIComponent(pathname);
    if (!address.includes("dlouho")) return undefined;
    requests.push(address);
    return { delayMs: 400 };
  };
  const many = Array.from({ length: 1000 }, (_, index) => `<a href="/dlouho/${index}">odkaz ${index}</a>`).join(" ");
  const { findings, notChecked } = await previewOf(pageWith(`<p>${many}</p>`, {}, others));
  const open = notChecked.find(({ what }) => what === "ownLinks")?.count ?? 0;
  const dead = findings.filter(({ code }) => code === "reference.dead").length;
  expect(open).toBeGreaterThanOrEqual(960);
  expect(open + dead).toBeGreaterThanOrEqual(1000);
  expect(new Set(requests).size).toBeLessThanOrEqual(40);
});

test("a draft's name is not revealed to tokens for another content", async () => {
  const draft = pageWith('<p><a href="/rodina/nahradni-vyzivne">výživné</a></p>');
  const hiddenIn = async (options: Options) =>
    (await previewOf(draft, options)).findings.find(({ code }) => code === "reference.hidden")?.message.cs;
  expect(await hiddenIn({})).toContain("Náhradní výživné");
  const { source } = await previewOf(draft);
  const narrow = await hiddenIn({ previewScope: { site: null, content: source?.id ?? "" } });
  expect(narrow).toContain("/rodina/nahradni-vyzivne");
  expect(narrow).not.toContain("Náhradní výživné");
});

test("problems in the site's settings are listed next to the content's", async () => {
  const settings: Fault = (url) =>
    decodeURIComponent(url.pathname).endsWith("by-friendly-url/config-")
      ? {
          mutate: (body) => {
            const record = Object(body);
            return { ...record, data: { ...record.data, oficialniWeb: { odkaz: "http://gov.cz" } } };
          },
        }
      : undefined;
  const { findings } = await previewOf(pageWith("<p>Text</p>", {}, settings));
  expect(findings.filter(({ record }) => record === "settings").map(({ pointer }) => pointer)).toEqual([
    "/data/oficialniWeb/odkaz",
  ]);
  const { findings: without } = await previewOf(pageWith("<p>Text</p>"));
  expect(without.filter(({ record }) => record === "settings")).toEqual([]);
});
