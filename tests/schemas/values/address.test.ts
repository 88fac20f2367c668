import { expect, test } from "vitest";
import { addressPattern, isSafeAddress } from "#schemas/values/address.ts";

test.each([
  ...[
    "https://www.cssz.cz/duchod",
    "HTTP://a.example",
    " /kontakty ",
    "/",
    "#kotva",
    "tel:+420950100300",
    "mailto:a@b.cz",
  ],
  ...[
    "javascript:alert(1)",
    "//evil.example",
    "/\\\\evil",
    "kontakty",
    "www.cssz.cz",
    "https:/a",
    "https:///a",
    "tel:abc",
  ],
  ...["mailto:nikdo", "#", "##a", "", "https://a b.cz", "data:text/html,a", "/a\nb"],
])("the contract's pattern treats %j like the portal", (source) => {
  expect(addressPattern.test(source)).toBe(isSafeAddress(source));
});
