import { expect, test } from "vitest";
import { accountNumber } from "#schemas/values/office/bank-account.ts";

const faultsOf = (account: string) =>
  accountNumber.safeParse(account).error?.issues.map(({ message }) => message) ?? [];

test.each(["19-2000145399/0800", "2000145399/0800", "19/0710", "000019-2000145399/0800"])(
  "%s is a valid account number",
  (account) => {
    expect(faultsOf(account)).toEqual([]);
  },
);

test.each(["19-2000145398/0800", "18-2000145399/0800", "2000145393/0800", "91-2000145399/0800"])(
  "%s has a wrong check digit",
  (account) => {
    expect(faultsOf(account)).toEqual(["account.checksum"]);
  },
);

test.each(["2000145399", "2000145399/800", "1234567-19/0800", "20001453991/0800", "2/0800", "19 2000145399/0800"])(
  "%s does not have the format of an account number",
  (account) => {
    const faults = faultsOf(account);
    expect(faults).toHaveLength(1);
    expect(faults).not.toContain("account.checksum");
  },
);
