/** Characters of the shortest piece: short ones compress badly. */
const minLength = 800;

const landmark = /<(?:header|nav)\b|<\/nav>/g;

/** Splits HTML around its header and menus: pages whose header differs only in a link still have the same menu. */
export function splitAtLandmarks(html: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const { 0: tag, index } of html.matchAll(landmark)) {
    const cut = tag === "</nav>" ? index + tag.length : index;
    if (cut - start < minLength) continue;
    pieces.push(html.slice(start, cut));
    start = cut;
  }
  return [...pieces, html.slice(start)];
}
