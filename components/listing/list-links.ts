import { useEnvironment } from "#components/environment.tsx";
import { type ListChange, queryWith } from "#schemas/lists/address.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import * as pageIds from "#schemas/site/page-ids.ts";

/** Id of the result count; every link that changes the list has it as its fragment. */
export const resultsId = pageIds.results;

/** Builds the list's address with parts of its state changed. */
export type ListLinks = (change?: ListChange) => string;

export function useListLinks(listing: Listing<unknown>): ListLinks {
  const { address } = useEnvironment();
  return (change) => {
    const query = queryWith(listing, change);
    // On a page that does not know its own address, a lone "?" removes the query.
    return `${address ?? ""}${query || (address === null ? "?" : "")}#${resultsId}`;
  };
}
