import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createCauses, fingerprintOf } from "#harness/stories/accessibility/causes.ts";
import { applyReviews, readReviews, toReviewList } from "#harness/stories/accessibility/reviews.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";

const variant = { theme: "theme-default", width: 1280, mode: "light" } as const;
const around = { language: "cs", theme: "theme-default", now: 0, group: "service", fixture: null } as const;

function causes() {
  const all = createCauses(() => null);
  for (const signature of ["a", "b", "c"]) {
    const place = { target: "#x", signature, html: "<p>", texts: [], source: null, isEditors: false, pointer: null };
    const observation = { code: "axe.color-contrast", severity: "error", wcag: ["1.4.3"], place } as const;
    all.add({ story: { id: "service--x", ...around }, variant }, [
      { ...observation, wcag: [...observation.wcag], expected: "", received: "gradient" },
    ]);
  }
  return all.all();
}

const about = { code: "axe.color-contrast", place: "a", reviewer: "Jana", date: "2026-11-22" };

test("places reviewed as good are removed, faults are kept, the rest stays open; an unused verdict is reported", () => {
  const [first, second, third] = causes();
  if (!first || !second || !third) throw new Error("There are three.");
  const reason = "White text on the dark end of the gradient: 5.2 to 1.";
  const { open, faults, unused } = applyReviews(causes(), [
    { ...about, fingerprint: fingerprintOf(first), verdict: "ok", reason },
    { ...about, fingerprint: fingerprintOf(second), verdict: "fault", reason },
    { ...about, fingerprint: "gone", verdict: "ok", reason },
  ]);
  expect(open.map(fingerprintOf)).toEqual([fingerprintOf(third)]);
  expect(faults.map(fingerprintOf)).toEqual([fingerprintOf(second)]);
  expect(unused.map(({ fingerprint }) => fingerprint)).toEqual(["gone"]);
  expect(toReviewList(open)).toMatchObject([{ place: "c", why: "gradient", story: "service--x", stories: 1 }]);
});

test("a verdict without a reason and an author is rejected; a missing file means no verdicts", () => {
  const file = join(temporaryFolder(), "reviews.json");
  expect(readReviews(file)).toEqual([]);
  writeFileSync(
    file,
    JSON.stringify({ format: 1, reviews: [{ ...about, fingerprint: "x", verdict: "ok", reason: "ok" }] }),
  );
  expect(() => readReviews(file)).toThrow(file);
  const reason = "Looked at in both themes: 7.1 to 1.";
  writeFileSync(file, JSON.stringify({ format: 1, reviews: [{ ...about, fingerprint: "x", verdict: "ok", reason }] }));
  expect(readReviews(file)).toHaveLength(1);
});

test("the project's own verdicts are valid", () => {
  const file = join(import.meta.dirname, "../../../../harness/stories/accessibility/reviews.json");
  const fingerprints = readReviews(file).map(({ fingerprint }) => fingerprint);
  expect(new Set(fingerprints).size).toBe(fingerprints.length);
});
