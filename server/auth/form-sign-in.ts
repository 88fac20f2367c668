import type { FastifyReply, FastifyRequest } from "fastify";
import { splitLanguage } from "#schemas/site/language-codes.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { type FailedLogin, loginFields, longestCredential } from "#schemas/visitor/failed-login.ts";
import { statusOfLogin } from "#schemas/visitor/login-problems.ts";
import { parseSignInAddress, returnParameter } from "#schemas/visitor/return-address.ts";
import type { StoredSession } from "#schemas/visitor/user.ts";
import type { SenderBudget } from "#server/forms/sender-budget.ts";
import { pathOf } from "#server/http/request-target.ts";
import { senderOf } from "#server/pages/sender.ts";
import type { AuthKind, Credentials } from "./auth-kind.ts";
import { returnAddress } from "./login-cookies.ts";
import type { Sessions } from "./sessions.ts";

interface Options {
  withCredentials: NonNullable<AuthKind["withCredentials"]>;
  sessions: Sessions;
  budget: SenderBudget;
  /** Number of the portal's own proxies, which say where a request comes from. */
  proxies: number;
  /** Default path after sign-in. */
  landing: string;
}

/**
 * Returns a function that signs in with the posted form of user name and password. It sends the answer, or returns the
 * problems when the page has to be shown again. Wrong passwords are limited by sender, not by account: otherwise anybody
 * could lock anybody out.
 */
export function createFormSignIn({ withCredentials, sessions, budget, proxies, landing }: Options) {
  async function attempt(
    request: FastifyRequest,
    reply: FastifyReply,
    credentials: Credentials,
  ): Promise<StoredSession | FailedLogin["problems"]> {
    const missing = missingIn(credentials);
    if (missing) return missing;
    const sender = senderOf(request, proxies);
    if (!budget.mayTake(sender, "wrongPasswords")) return ["often"];
    if (!Object.values(credentials).every(isPossible)) return ["wrong"];
    const begun = await sessions.begin(request, reply, withCredentials(credentials));
    if (begun.result === "refused") return ["wrong"];
    budget.giveBack(sender, "wrongPasswords");
    return begun.result === "begun" ? begun.confirmed : ["unavailable"];
  }

  return async function signInByForm(request: FastifyRequest, reply: FastifyReply): Promise<FailedLogin | null> {
    if (splitLanguage(pathOf(request.raw.url)).path !== authPaths.signIn) return null;
    const fieldOf = (name: string) => request.form?.fields.get(name)?.[0] ?? "";
    const username = fieldOf(loginFields.username).trim();
    const result = await attempt(request, reply, { username, password: fieldOf(loginFields.password) });
    const isScript = request.headers.accept === "application/json";
    reply.header("cache-control", "private, no-store");
    if (!("user" in result)) {
      if (!isScript) return { username, problems: result };
      await reply.code(statusOfLogin({ username, problems: result })).send({ problems: result });
      return null;
    }
    const address = parseSignInAddress(fieldOf(returnParameter) || returnAddress.read(request) || landing);
    returnAddress.write(reply, "/");
    if (isScript) await reply.send({ ...result, address });
    else await reply.redirect(address, 303);
    return null;
  };
}

function missingIn({ username, password }: Credentials): FailedLogin["problems"] | null {
  if (username === "") return password === "" ? ["usernameMissing", "passwordMissing"] : ["usernameMissing"];
  return password === "" ? ["passwordMissing"] : null;
}

/** False for what no account has, which is not sent to the provider. */
function isPossible(value: string): boolean {
  return value.length <= longestCredential && !/\p{Cc}/u.test(value);
}
