// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { publicNotice } from "#schemas/structures/public-notice.ts";
import { PublicNoticeTemplate } from "#templates/public-notice/public-notice.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

const addressee = "J. V., naposledy bytem v Brně";

function show(now: string, parts: Record<string, unknown> = {}): string {
  const data = publicNotice.data.parse({
    druh: "doruceni",
    vyveseni: "2026-11-02",
    relevantniDo: "2026-11-17",
    puvodce: { utvar: "Krajská pobočka v Brně" },
    agenda: { nazev: "Příspěvek na péči" },
    adresat: addressee,
    dokumenty: [{ nazev: "Oznámení", url: "/documents/files/oznameni.pdf" }],
    ...parts,
  });
  const view = { ...publicNotice.view({ content: aContent(), data, ctx: plainContext, listed: [] }), inCzech: [] };
  return render(<PublicNoticeTemplate view={view} />, { now: Date.parse(now) }).textContent ?? "";
}

test("the addressee is shown only while the notice is posted", () => {
  expect(show("2026-11-01T22:59:00Z")).not.toContain(addressee);
  expect(show("2026-11-01T23:00:00Z")).toContain(addressee);
  expect(show("2026-11-17T22:59:59Z")).toContain(addressee);
  const removed = show("2026-11-17T23:00:00Z");
  expect(removed).not.toContain(addressee);
  expect(removed).toContain("z úřední desky sejmuto");
});

test("a notice taken down early hides its addressee from that day on", () => {
  const early = { sejmuto: "2026-11-10" };
  expect(show("2026-11-09T22:59:00Z", early)).toContain(addressee);
  expect(show("2026-11-10T08:00:00Z", early)).not.toContain(addressee);
});

test("a notice without an end stays posted and says that its end is open", () => {
  const open = show("2030-01-01T00:00:00Z", { relevantniDo: "nespecifikovano" });
  expect(open).toContain("není určeno");
  expect(open).toContain(addressee);
});
