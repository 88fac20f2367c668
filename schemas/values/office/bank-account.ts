import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { text, toText } from "#schemas/values/text.ts";

/** Weights of the ten digits of an account number; a prefix uses the last six. */
const weights = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];

/** A Czech account number: `prefix-number/bank`, the prefix may be left out. */
export const accountNumber = z
  .string()
  .regex(/^(?:\d{1,6}-)?\d{2,10}\/\d{4}$/, { abort: true })
  .refine(isPossibleAccount, { message: "account.checksum" });

/** A bank account of an office and its purpose. */
export const bankAccount = z.object({
  ucel: field(text, { cs: "Účel", en: "Purpose", example: "Vrácení přeplatku na dávce" }),
  cislo: field(accountNumber, { cs: "Číslo účtu", en: "Account number", example: "19-2000145399/0710" }),
});

export type BankAccount = ReturnType<typeof toBankAccount>;

export function toBankAccount({ ucel, cislo }: z.output<typeof bankAccount>) {
  return { purpose: toText(ucel), number: cislo };
}

/** True if the weighted digit sums of prefix and number are multiples of 11, and a bank may have the code. */
export function isPossibleAccount(account: string): boolean {
  const [digits = "", bank = ""] = account.split("/");
  if (!/^(?:0100|0300|0400|0600|07[01]0|0800|[2-8]\d{3})$/.test(bank)) return false;
  return digits.split("-").every((part) => weightedSum(part) % 11 === 0);
}

function weightedSum(digits: string): number {
  const digitWeights = weights.slice(-digits.length);
  return digitWeights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}
