import { expect, test } from "vitest";
import { neighboursOf, pressRelease } from "#schemas/structures/press-release.ts";
import { aContent, plainContext } from "../a-content.ts";

const data = { perex: "Perex", obsah: "<p>Text</p>", kontaktProMedia: { email: "tiskove@mpsv.example" } };
const now = Date.parse("2026-11-20T12:00:00Z");

const release = (id: string, displayAt: string | null, parts: Record<string, unknown> = {}) =>
  aContent({ id, name: `Zpráva ${id}`, displayAt, friendlyURLs: { cs: id }, data: { ...data, ...parts } });

const own = release("5", "2026-11-05T09:00:00");

function start(...others: ReturnType<typeof release>[]) {
  const view = pressRelease.view({
    content: own,
    data: pressRelease.data.parse(data),
    ctx: plainContext,
    listed: [...others, own],
  });
  return (at = now) => {
    const { earlier, later } = neighboursOf(view, at);
    return [earlier?.title ?? null, later?.title ?? null];
  };
}

test("the neighbours of a press release are the ones published just before and just after it", () => {
  const neighbours = start(
    release("3", "2026-11-03T09:00:00"),
    release("7", "2026-11-07T09:00:00"),
    release("1", "2026-11-01T09:00:00"),
    release("6", "2026-11-06T09:00:00"),
    release("0", null),
  );
  expect(neighbours()).toEqual(["Zpráva 3", "Zpráva 6"]);
});

test("the first and the last release have no neighbour on that side, a single one has none", () => {
  expect(start()()).toEqual([null, null]);
  expect(start(release("3", "2026-11-03T09:00:00"))()).toEqual(["Zpráva 3", null]);
});

test("a release under embargo is not a neighbour before its time", () => {
  const neighbours = start(release("6", "2026-11-06T09:00:00", { embargoDo: "2026-11-25T10:00:00" }));
  expect(neighbours()).toEqual([null, null]);
  expect(neighbours(Date.parse("2026-11-25T09:00:00Z"))).toEqual([null, "Zpráva 6"]);
});

test("a release with an unreadable embargo stays hidden", () => {
  expect(start(release("6", "2026-11-06T09:00:00", { embargoDo: "zítra" }))()).toEqual([null, null]);
});
