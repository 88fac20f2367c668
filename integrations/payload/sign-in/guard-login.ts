import crypto from "node:crypto";
import { promisify } from "node:util";
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from "payload";
import { editorLanguage, words } from "../locales/words.ts";
import { createLimit } from "./limit.ts";
import { senderOf } from "./sender.ts";

/** Wrong passwords of one sender: for one address, and for all of them, because an office may have one sender. */
const [forOne, forAll] = [createLimit(10), createLimit(100)];

/**
 * Limits wrong passwords by their sender: locking the account would let strangers lock anybody out. An unknown address
 * costs the same key derivation as a known one, so that the time does not tell whether it is known.
 */
export const guardLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "login" || !("data" in args)) return;
  const { email, password } = Object(args.data);
  if (typeof email !== "string" || typeof password !== "string") return;
  const address = addressOf(email);
  if (!isProgram(req)) {
    const sender = senderOf(req);
    const isAllowed = forAll.take(sender) && forOne.take(`${sender} ${address}`);
    if (!isAllowed) throw new APIError(words("error.tooManyAttempts")[editorLanguage(req)], 429, null, true);
  }
  const { totalDocs } = await req.payload.count({ collection: "users", where: { email: { equals: address } } });
  if (totalDocs === 0) await promisify(crypto.pbkdf2)(password, "0".repeat(64), iterations, keyLength, "sha256");
};

/** Forgets the attempts of a sender who has signed in. */
export const forgetAttempts: CollectionAfterLoginHook = ({ req, user }) => {
  if (isProgram(req)) return;
  const sender = senderOf(req);
  forAll.forget(sender);
  forOne.forget(`${sender} ${addressOf(String(user["email"]))}`);
};

/** Those of Payload's passwords. */
const [iterations, keyLength] = [600_000, 32];
const addressOf = (email: string) => email.toLowerCase().trim();
const isProgram = ({ payloadAPI }: PayloadRequest) => payloadAPI === "local";
