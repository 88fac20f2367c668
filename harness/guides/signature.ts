import { createPrivateKey, type KeyObject, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import { UsageError } from "#harness/cli/exit-codes.ts";

/** Reads a private key that signs reports. */
export function readKey(file: string): KeyObject {
  const key = parseKey(file);
  if (key.asymmetricKeyType === "ed25519") return key;
  throw new UsageError(`--key needs an Ed25519 key, but ${file} is ${key.asymmetricKeyType}.`);
}

function parseKey(file: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(file));
  } catch (error) {
    const isMissing =
      error instanceof Error && "code" in error && ["ENOENT", "EACCES", "EISDIR"].includes(String(error.code));
    // The error of a broken key may repeat parts of it.
    throw new UsageError(
      isMissing
        ? `--key cannot read ${file}.`
        : `--key needs a private key in PEM without a password, which ${file} is not.`,
    );
  }
}

/** Returns a detached signature, which OpenSSL can verify. */
export function signatureOf(bytes: Uint8Array, key: KeyObject): Uint8Array {
  return sign(null, bytes, key);
}
