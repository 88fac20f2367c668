// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { CardList } from "#components/card/card-list.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import type { Card } from "#schemas/values/card.ts";
import { render } from "../render.tsx";

const plain = { kind: "service", text: null, icon: null, image: null, badge: null, date: null } as const;
const link = (label: string) => ({ label, href: `/${label}`, external: false, language: null });
const ended = { from: "2026-11-01T23:00:00.000Z", replacement: link("nova") };
const links = [
  { ...link("stara"), ended },
  link("prvni"),
  { ...link("bez"), ended: { ...ended, replacement: null } },
  link("druha"),
];
const cards: Card[] = links.map((each) => ({ ...plain, ...each }));
const labels = (html: ParentNode) => [...html.querySelectorAll("a")].map(({ textContent }) => textContent);

test.each([
  ["cards", <CardList key="cards" cards={cards} />],
  [
    "a long list of cards",
    <CardList key="long" cards={[...cards, ...Array.from({ length: 12 }, () => ({ ...plain, ...link("prvni") }))]} />,
  ],
  ["links", <LinkList key="links" links={links} />],
])("in %s, services that have ended come last, labelled and with their replacement", (_, list) => {
  const after = render(list, { now: Date.parse("2026-11-02T12:00:00Z") });
  expect(
    labels(after)
      .filter((label) => label !== "prvni")
      .slice(0, 4),
  ).toEqual(["druha", "stara", "nova", "bez"]);
  expect([...after.querySelectorAll("li")].filter(({ textContent }) => textContent?.includes("ukončeno"))).toHaveLength(
    2,
  );
  const before = render(list, { now: Date.parse("2026-11-01T12:00:00Z") });
  expect(
    labels(before)
      .filter((label) => label !== "prvni")
      .slice(0, 3),
  ).toEqual(["stara", "bez", "druha"]);
  expect(before.textContent).not.toContain("ukončeno");
});
