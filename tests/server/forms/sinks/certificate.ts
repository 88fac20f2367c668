import { generateKeyPairSync, sign } from "node:crypto";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { onTestFinished } from "vitest";

/** An element of ASN.1 in DER. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const bytes = (hex: string) => Buffer.from(hex, "hex");
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const identifier = (hex: string) => der(0x06, bytes(hex));
const time = (ms: number) => der(0x17, Buffer.from(`${new Date(ms).toISOString().replace(/\D/g, "").slice(2, 14)}Z`));

/** Makes a certificate for an IPv4 address, valid for an hour and signed by itself. */
export function makeCertificate(address: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(identifier("2a8648ce3d040302"));
  const name = sequence(der(0x31, sequence(identifier("550403"), der(0x0c, Buffer.from("mail")))));
  const addresses = sequence(der(0x87, Buffer.from(address.split(".").map(Number))));
  const extension = sequence(identifier("551d11"), der(0x04, addresses));
  const content = sequence(
    der(0xa0, der(0x02, bytes("02"))),
    der(0x02, bytes("01")),
    algorithm,
    name,
    sequence(time(Date.now() - 60_000), time(Date.now() + 3_600_000)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(extension)),
  );
  const signature = der(0x03, bytes("00"), sign("sha256", content, privateKey));
  const encoded = sequence(content, algorithm, signature).toString("base64").replace(/.{64}/g, "$&\n");
  return {
    key: String(privateKey.export({ type: "pkcs8", format: "pem" })),
    cert: `-----BEGIN CERTIFICATE-----\n${encoded}\n-----END CERTIFICATE-----\n`,
  };
}

/** Trusts a certificate until the test ends, as NODE_EXTRA_CA_CERTS does for a process. */
export function trust(cert: string): void {
  const before = getCACertificates("default");
  setDefaultCACertificates([...before, cert]);
  onTestFinished(() => setDefaultCACertificates(before));
}
