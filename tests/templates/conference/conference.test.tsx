// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { conference } from "#schemas/structures/conference.ts";
import { ConferenceTemplate } from "#templates/conference/conference.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

const data = conference.data.parse({
  zacatek: "2026-12-08T09:00:00",
  konec: "2026-12-08T16:00:00",
  forma: "hybridne",
  misto: { nazev: "Velký sál", bezbarierovost: "Vstup je bez schodů." },
  prenos: "https://prenos.mpsv.example",
  perex: "O čem konference je.",
  obsah: "<p>Text</p>",
  dokumenty: [{ nazev: "Prezentace", url: "/documents/files/prezentace.pdf" }],
  registrace: {
    odkaz: { titulek: "Přihlásit se", adresa: "https://registrace.mpsv.example" },
    otevrenoOd: "2026-11-01T08:00:00",
    uzaverka: "2026-12-01T12:00:00",
  },
  kontakt: { email: "konference@mpsv.example" },
});

function show(now: string): DocumentFragment {
  const view = { ...conference.view({ content: aContent(), data, ctx: plainContext, listed: [] }), inCzech: [] };
  return render(<ConferenceTemplate view={view} />, { now: Date.parse(now) });
}

const linksTo = (html: DocumentFragment, host: string) => html.querySelectorAll(`a[href^="https://${host}"]`);
const headings = (html: DocumentFragment) => [...html.querySelectorAll("h2")].map(({ textContent }) => textContent);

test("registration is possible while it is open", () => {
  const open = show("2026-11-15T12:00:00Z");
  expect(linksTo(open, "registrace")).toHaveLength(1);
  expect(open.textContent).toContain("do 1. prosince 2026 do 12:00");
});

test.each([
  ["2026-10-31T12:00:00Z", "začne 1. listopadu 2026 v 8:00"],
  ["2026-12-02T12:00:00Z", "skončilo 1. prosince 2026 v 12:00"],
])("at %s the registration is shut and says why", (now, reason) => {
  const html = show(now);
  expect(linksTo(html, "registrace")).toHaveLength(0);
  expect(html.textContent).toContain(reason);
});

test("after the conference its materials come first, and registration and stream are gone", () => {
  expect(headings(show("2026-12-08T14:59:00Z"))).toEqual(["Registrace", "O konferenci", "Materiály", "Kontakt"]);
  const past = show("2026-12-08T15:01:00Z");
  expect(headings(past)).toEqual(["Materiály", "O konferenci", "Kontakt"]);
  expect(past.textContent).toContain("Konference už proběhla.");
  expect(linksTo(past, "prenos")).toHaveLength(0);
});
