import { type Account, accounts } from "#embedded/provider/accounts.ts";

/** Identifiers in the claim `sub`; they stay the same and say nothing about the person. */
const subjects: Readonly<Record<Account["login"], string>> = {
  obcan: "5f0c7b1e-93d2-4c0a-8a67-1d2f6f1b3e90",
  urednik: "c83e2a44-0b57-4d19-9f3e-7a61d5c20b18",
};

export function subjectOf({ login }: Pick<Account, "login">): string {
  return subjects[login];
}

export function accountOf(subject: string | undefined): Account | null {
  return accounts.find((account) => subjectOf(account) === subject) ?? null;
}

/** Claims about an account. */
export function claimsOf(account: Account) {
  return { sub: subjectOf(account), name: account.name, roles: account.roles };
}
