import { useEnvironment } from "#components/environment.tsx";
import { tagOf } from "#schemas/site/languages.ts";
import type { PostalAddress } from "#schemas/values/office/postal-address.ts";

/**
 * A postal address in the lines of an envelope. Marked as Czech on pages in other languages, except floor and door,
 * which are in the page's language.
 */
export function AddressText({ address }: { address: PostalAddress }) {
  const { language } = useEnvironment();
  const { street, part, postcode, municipality, detail } = address;
  return (
    <address>
      <span lang={language === "cs" ? undefined : tagOf("cs")}>
        {street}
        {part && (
          <>
            <br />
            {part}
          </>
        )}
        <br />
        {postcode} {municipality}
      </span>
      {detail && (
        <>
          <br />
          {detail}
        </>
      )}
    </address>
  );
}
