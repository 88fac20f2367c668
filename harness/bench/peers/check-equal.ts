import { bytesWithoutScripts, wordsOf } from "./page-elements.ts";

/** Throws unless a peer's page has the words of the portal's page in the same order, and its size within 10 %. */
export function checkEqual(peer: string, page: string, portal: string): void {
  const [words, wanted] = [wordsOf(page), wordsOf(portal)];
  const place = wanted.findIndex((word, index) => word !== words[index]);
  const from = place < 0 ? wanted.length : place;
  if (place >= 0 || words.length !== wanted.length) {
    const near = (all: string[]) => all.slice(Math.max(0, from - 3), from + 3).join(" ");
    throw new Error(`${peer} does not show the portal's page: "${near(words)}" instead of "${near(wanted)}".`);
  }
  const ratio = bytesWithoutScripts(page) / bytesWithoutScripts(portal);
  if (Math.abs(ratio - 1) > 0.1)
    throw new Error(`The page of ${peer} is ${ratio.toFixed(2)} times as long as the portal's, scripts left out.`);
}
