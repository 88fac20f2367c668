import { expect, test } from "vitest";
import { standardPage } from "#harness/bench/pages.ts";
import { checkEqual } from "#harness/bench/peers/check-equal.ts";
import { readPage } from "#harness/bench/peers/page-data.ts";
import { wordsOf } from "#harness/bench/peers/page-elements.ts";
import { noAssets } from "#renderer/page/document/assets.ts";
import { answerAsText, recordedServices, requestOf } from "../renderer/recorded-portal.ts";

const { body: page } = await answerAsText(requestOf(standardPage), recordedServices(), noAssets);

test("the data for peers of the benchmark holds every word of the page", () => {
  const data = JSON.stringify(readPage(page), (_, value) => (typeof value === "string" ? ` ${value} ` : value));
  const known = new Set(data.replace(/<[^>]*>/g, " ").split(/[\s"]+/));
  const words = wordsOf(page);
  expect(words.length).toBeGreaterThan(500);
  expect(words.filter((word) => !known.has(word))).toEqual([]);
});

test("a page of a peer is refused when a word is missing or moved, or when it is more than 10 % longer", () => {
  const check = (peer: string) => () => checkEqual("Peer", peer, page);
  expect(check(page.replace("</body>", "<script>more()</script></body>"))).not.toThrow();
  expect(check(page.replace("minimální mzdy ještě", "mzdy minimální ještě"))).toThrow(
    /^Peer does not show .*mzdy minimální/,
  );
  expect(check(page.replace("</main>", "more</main>"))).toThrow("Peer does not show");
  expect(check(page.replace("</main>", `${"<i></i>".repeat(500)}</main>`))).toThrow(
    /^The page of Peer is 1\.\d\d times/,
  );
});
