import { type ListChange, queryWith } from "#schemas/lists/address.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import { useEnvironment } from "../environment.tsx";

/** Id of the number of results; every link that changes the list leads to it. */
export const resultsId = pageIds.results;

/** Returns a function that makes the address of the list with parts of its state changed. */
export function useListLinks(listing: Listing<unknown>): (change?: ListChange) => string {
  const { address } = useEnvironment();
  return (change) => {
    const query = queryWith(listing, change);
    // A lone "?" removes the query on a page that does not know its own address.
    return `${address ?? ""}${query || (address === null ? "?" : "")}#${resultsId}`;
  };
}
