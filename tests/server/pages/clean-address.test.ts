import { expect, test } from "vitest";
import { cleanAddress } from "#server/pages/clean-address.ts";

test.each([
  ["q=&from=&to=&sort=", "/hledani"],
  ["q=&region=PHA&from=", "/hledani?region=PHA"],
  ["q=+&a=&year=2026", "/hledani?a=&year=2026"],
  ["q", "/hledani"],
  ["q=%20%0A", "/hledani"],
  ["kind=&kind=kurz&kind=", "/hledani?kind=kurz"],
  ["region=%2F%2Fevil.example&q=", "/hledani?region=%2F%2Fevil.example"],
])("empty parameters are removed from %s", (search, address) => {
  expect(cleanAddress("/hledani", search, ["q", "from", "to", "sort", "region", "kind", "year"])).toBe(address);
});

test.each(["", "q=abc", "q=abc&region=PHA", "other=", "other&q=a"])("%s has no empty parameters", (search) => {
  expect(cleanAddress("/hledani", search, ["q", "region"])).toBeNull();
});
