/** Page numbers to link: first, last, current and its neighbours; null is an ellipsis for two or more pages. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const offered = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= reach(page, pages),
  );
  return offered.flatMap((number, index) => {
    const gap = number - (offered[index - 1] ?? 0) - 1;
    if (gap === 0) return [number];
    return gap === 1 ? [number - 1, number] : [null, number];
  });
}

/** On the first and last pages, more neighbours are shown, so that the pagination keeps its length. */
function reach(page: number, pages: number): number {
  return page <= 2 || page >= pages - 1 ? 2 : 1;
}
