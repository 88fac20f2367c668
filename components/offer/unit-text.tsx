import { PageLink } from "#components/link/page-link.tsx";
import { AddressText } from "#components/text/address-text.tsx";
import type { Unit } from "#schemas/values/office/unit.ts";

/** A unit of an office: its name, linked to its page, and its address. */
export function UnitText({ unit: { name, address, page } }: { unit: Unit }) {
  return (
    <>
      {page ? <PageLink link={page} /> : name}
      {address && <AddressText address={address} />}
    </>
  );
}
