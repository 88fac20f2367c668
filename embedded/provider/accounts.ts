import type { User } from "#schemas/visitor/user.ts";

/** A test account; the login page shows its password. */
export interface Account extends User {
  login: "obcan" | "urednik";
  name: string;
  password: string;
}

export const accounts: readonly Account[] = [
  { login: "obcan", password: "ukazka-1", name: "Jana Dvořáková", roles: [] },
  { login: "urednik", password: "ukazka-2", name: "Petr Svoboda", roles: ["official"] },
];

export function findAccount(login: string, password: string): Account | null {
  return accounts.find((account) => account.login === login.trim() && account.password === password) ?? null;
}
