/** Page numbers to link: first, last, current and its neighbours; null stands for a gap of more than one page. */
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

/** The first and last pages have more neighbours, so that the row keeps its length. */
function reach(page: number, pages: number): number {
  return page <= 2 || page >= pages - 1 ? 2 : 1;
}
