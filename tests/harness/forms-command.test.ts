import { expect, test } from "vitest";
import { readArguments } from "#harness/cli/arguments.ts";
import { command } from "#harness/forms/command.ts";
import { fakeIo } from "#harness/test-support/fake-io.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { record, smallStore } from "./small-store.ts";

const about = (pole: string, hodnota: string) => ({ podminky: [{ pole, vztah: "je", hodnota }] });
const plan = {
  kroky: [
    {
      klic: "kdo-zada",
      nadpis: "Kdo žádá",
      pole: [{ klic: "dite", druh: "anoNe", popisek: "Žádáte za dítě?" }],
    },
    {
      klic: "deti",
      nadpis: "Děti",
      opakovani: { min: 1, max: 3, nazev: "Dítě" },
      pole: [{ klic: "vek", druh: "cislo", popisek: "Věk", pravidla: { max: 17 } }],
    },
  ],
  konec: [{ klic: "jinde", kdyz: about("dite", "ne"), nadpis: "Jinde", obsah: "<p>Tady ne.</p>" }],
  odeslani: { kanal: "podatelna", uchovani: 7, dalsiKroky: "<p>Ozveme se vám.</p>" },
};
const cases = (...outcomes: object[]) =>
  outcomes.map((cil, at) => ({ nazev: `Případ ${at + 1}`, odpovedi: [{ pole: "dite", hodnota: "ne" }], cil }));

async function run(data: Record<string, unknown>, ...argv: string[]) {
  const form = record("300", "Zkouška", { structure: { id: "460", key: "formular" }, data });
  const fixtures = temporaryFolder({ ...smallStore(), "contents/mpsv/form/zkouska.cs.json": form });
  const { io, out } = fakeIo();
  const code = await command.run(readArguments([...argv, "--fixtures", fixtures], command.args), io);
  return { code, out: out() };
}

test("lists paths with the answers that decide them, and cases", async () => {
  const { code, out } = await run({ ...plan, zkousky: cases({ konec: "jinde" }) });
  expect(code).toBe(0);
  expect(out.split("\n")).toEqual([
    "Zkouška · 300 cs",
    "  2 paths, 1 expert cases",
    "    1  kdo-zada → deti → souhrn  (dite: ano)",
    "    2  kdo-zada → konec/jinde  (dite: ne)",
    "  ✓ Případ 1 → konec/jinde",
    "",
  ]);
});

test("fails for a case that ends elsewhere, and says where it was to end", async () => {
  const { code, out } = await run({ ...plan, zkousky: cases({ konec: "jinde" }, { krok: "deti" }) });
  expect(code).toBe(1);
  expect(out).toContain("  2 paths, 2 expert cases, failed: 1\n");
  expect(out).toContain("  ✗ Případ 2 → konec/jinde, not krok/deti\n");
  expect(out).toContain("Expected: the step “deti”. Actually: the exit page “jinde”.");
});

test("draws steps, exit pages, conditions and repetition", async () => {
  const { out } = await run(plan, "--graph");
  expect(out.split("\n")).toEqual([
    "%% Zkouška",
    "stateDiagram-v2",
    '  state "kdo-zada" as page_kdo_zada',
    '  state "deti" as page_deti',
    '  state "souhrn" as page_souhrn',
    '  state "konec/jinde" as page_konec__jinde',
    "  [*] --> page_kdo_zada",
    "  page_kdo_zada --> page_deti",
    "  page_deti --> page_souhrn",
    "  page_souhrn --> [*]",
    "  page_kdo_zada --> page_konec__jinde: dite = ne",
    "  page_konec__jinde --> [*]",
    "  page_deti --> page_deti: 1–3 ×",
    "",
  ]);
});

test("a form without steps has no paths, and other content is no form", async () => {
  const { out } = await run({ ...plan, kroky: [] });
  expect(out).toContain("  0 paths, 0 expert cases\n");
  await expect(run(plan, "stranka")).rejects.toThrow("There is no online form");
});
