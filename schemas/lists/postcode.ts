/** Czech postcode in a text: five digits, perhaps with a space after the third. */
const pattern = /(?<!\d)\d{3}\s?\d{2}(?!\d)/;

/** Returns the postcode in a text as it is written there, or null. */
export function postcodeIn(text: string): string | null {
  return pattern.exec(text)?.[0] ?? null;
}

/** Returns the items with a postcode, else the one with the closest number in the same region. */
export function atPostcode<Item>(
  items: readonly Item[],
  postcode: string,
  postcodeOf: (item: Item) => unknown,
): { items: Item[]; isExact: boolean } {
  const number = toNumber(postcode);
  const distances = items.flatMap((item) => {
    const own = toNumber(postcodeOf(item));
    // The first digit of a Czech postcode says the region.
    return Math.floor(own / 10_000) === Math.floor(number / 10_000) ? [{ item, by: Math.abs(own - number) }] : [];
  });
  const least = Math.min(...distances.map(({ by }) => by));
  const closest = distances.filter(({ by }) => by === least).map(({ item }) => item);
  return least === 0 ? { items: closest, isExact: true } : { items: closest.slice(0, 1), isExact: false };
}

const toNumber = (postcode: unknown) => Number(String(postcode).replaceAll(/\s/g, ""));
