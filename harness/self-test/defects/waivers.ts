import type { Finding } from "#checks/finding.ts";
import { withValue } from "#harness/content/nodes.ts";
import type { Waiver } from "#harness/report/report.ts";
import { applyWaivers } from "#harness/report/waivers.ts";
import type { Defect, Told } from "../defect.ts";
import { findingsIn, recordOf } from "../in-content.ts";

const today = Date.UTC(2026, 10, 20);
const alternative = ["data", "sekce", 7, "polozky", 0, "alt"];
const broken = withValue(recordOf(), alternative, "IMG_20260412.jpg");
const waiver = { code: "image.file-name", reason: "Fotograf popis teprve dodá.", owner: "redakce" };

/** What is accepted for a while: no longer, nothing else, and wherever it goes. */
export const waiverDefects: readonly Defect[] = [
  {
    name: "a waiver that has expired",
    area: "bench",
    expected: { code: "expired", place: "image.file-name" },
    original: () => judged("2026-12-31", broken),
    seeded: () => judged("2026-11-19", broken),
  },
  {
    name: "a waiver of what is mended",
    area: "bench",
    expected: { code: "unused", place: "image.file-name" },
    original: () => judged("2026-12-31", broken),
    seeded: () => judged("2026-12-31", recordOf()),
  },
  {
    name: "a waived mistake beside one that is new",
    area: "bench",
    expected: { code: "image.file-name", place: "/data/sekce/7/polozky/1/alt" },
    original: () => judged("2026-12-31", broken),
    seeded: () => judged("2026-12-31", withValue(broken, alternative.with(4, 1), "DSC_0042.JPG")),
  },
  {
    name: "a waived mistake that a block put in before it moves",
    area: "bench",
    expected: { code: "accepted", place: "/data/sekce/8/polozky/0/alt" },
    original: () => judged("2026-12-31", broken),
    seeded: async () => {
      const moved = await findingsIn(inserted(broken));
      const { accepted, findings } = applyWaivers(moved.filter(isMeant), [await waiverUntil("2026-12-31")], today);
      return [...told(findings), ...accepted.map(({ pointer }) => ({ code: "accepted", place: pointer }))];
    },
  },
];

function inserted(record: unknown): unknown {
  const block = { typ: "text", titulek: "Nově", obsah: "<p>Dávku vyplácí úřad práce.</p>" };
  const { data } = Object(record);
  return withValue(record, ["data", "sekce"], [block, ...data.sekce]);
}

/** What is left to be mended, and what is wrong with the waivers. */
async function judged(expires: string, record: unknown): Promise<Told[]> {
  const found = (await findingsIn(record)).filter(isMeant);
  const { findings, waivers } = applyWaivers(found, [await waiverUntil(expires)], today);
  const of = (code: string, list: readonly Waiver[]) => list.map((each) => ({ code, place: each.code }));
  return [...told(findings), ...of("expired", waivers.expired), ...of("unused", waivers.unused)];
}

async function waiverUntil(expires: string): Promise<Waiver> {
  const found = (await findingsIn(broken)).find(isMeant);
  if (!found) throw new Error("There is no finding to be waived.");
  return { ...waiver, fingerprint: found.fingerprint, expires };
}

function isMeant({ code }: Finding): boolean {
  return code === waiver.code;
}

function told(findings: readonly Finding[]): Told[] {
  return findings.map(({ code, pointer }) => ({ code, place: pointer }));
}
