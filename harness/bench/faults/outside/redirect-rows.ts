import { addressToRemember, parseReturnAddress, parseSignInAddress } from "#schemas/visitor/return-address.ts";

const origin = "https://portal.example";

/** True when the return address after signing in, or after a cookie choice, stays on the site. */
export function staysOnSite(row: string): boolean {
  return formsOf(row).every((form) =>
    [parseReturnAddress(form), parseSignInAddress(form), addressToRemember(form) ?? "/"].every(
      (address) => URL.parse(address, origin)?.origin === origin,
    ),
  );
}

/** The row itself, after a slash, and decoded as in a query. */
function formsOf(row: string): string[] {
  return [row, `/${row}`, ...[row, `/${row}`].flatMap((form) => decoded(form) ?? [])];
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
