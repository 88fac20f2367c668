import { addressToRemember, parseReturnAddress, parseSignInAddress } from "#schemas/visitor/return-address.ts";

const origin = "https://portal.example";

/** True when a visitor who comes back from signing in, or decides on cookies, stays on the site whatever the address says. */
export function staysOnSite(row: string): boolean {
  return formsOf(row).every((form) =>
    [parseReturnAddress(form), parseSignInAddress(form), addressToRemember(form) ?? "/"].every(
      (address) => URL.parse(address, origin)?.origin === origin,
    ),
  );
}

/** The row as it is, behind a slash, and decoded, as a server reads it from a query. */
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
