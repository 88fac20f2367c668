import { tagOf } from "#schemas/languages.ts";
import type { PostalAddress } from "#schemas/values/postal-address.ts";
import { useEnvironment } from "./environment.tsx";

/** A postal address in the lines it is written in on an envelope; Czech addresses are Czech on every page. */
export function AddressText({ address }: { address: PostalAddress }) {
  const { language } = useEnvironment();
  const { street, part, postcode, municipality, detail } = address;
  return (
    <address lang={language === "cs" ? undefined : tagOf("cs")}>
      {street}
      {part && (
        <>
          <br />
          {part}
        </>
      )}
      <br />
      {postcode} {municipality}
      {detail && (
        <>
          <br />
          {detail}
        </>
      )}
    </address>
  );
}
