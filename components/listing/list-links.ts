import { type ListChange, queryWith } from "#schemas/lists/address.ts";
import type { Listing } from "#schemas/lists/list.ts";
import { useEnvironment } from "../environment.tsx";

/** The place of the count of what was found, where every change of a list leads. */
export const resultsId = "results";

/** Makes the addresses of a list with some of its state changed. */
export function useListLinks(listing: Listing<unknown>): (change?: ListChange) => string {
  const { address } = useEnvironment();
  return (change) => {
    const query = queryWith(listing, change);
    // A lone "?" takes the query away from a page that does not know its own address.
    return `${address ?? ""}${query || (address === null ? "?" : "")}#${resultsId}`;
  };
}
