import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Parameters } from "#schemas/lists/state.ts";
import { consentCookie, parseConsent } from "#schemas/visitor/consent.ts";
import type { FailedLogin } from "#schemas/visitor/failed-login.ts";
import type { SessionState } from "#server/auth/sessions.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config/config.ts";
import { parseUnsaved } from "#server/http/forms.ts";
import { createPreviewCheck } from "#server/http/preview-token.ts";
import { toPageQuery } from "./page-query.ts";
import type { PageRequest } from "./page-request.ts";
import { senderOf } from "./sender.ts";

export interface PageRequestOptions {
  config: Config;
  isDevelopment: boolean;
  /** Wall time. */
  clock: Clock;
}

interface Parts {
  path: string;
  /** See {@link PageRequest}. */
  answersId: string | null | undefined;
  parameters: Parameters;
  session: Omit<SessionState, "hasIdled">;
  failedLogin: FailedLogin | null;
}

/** Returns a function that builds the page request, with the visitor's permissions and consent. */
export function createToPageRequest({ config, isDevelopment, clock }: PageRequestOptions) {
  const checkPreview = createPreviewCheck({ secrets: config.previewSecrets, acceptsAny: isDevelopment, clock });
  return async function toPageRequest(
    request: FastifyRequest,
    { path, answersId, parameters, session, failedLogin }: Parts,
  ): Promise<PageRequest> {
    const [preview] = parameters.get("preview") ?? [];
    const decision = preview === undefined ? null : await checkPreview(preview);
    const isPreview = decision !== null && "scope" in decision;
    const { proxies } = config.forms;
    const isFilledIn = request.form !== null && answersId !== undefined;
    const sender = isFilledIn && proxies !== null ? senderOf(request, proxies) : undefined;
    return {
      host: request.siteHost,
      path,
      query: toPageQuery(parameters),
      form: request.form,
      ...(answersId !== undefined && { answersId }),
      ...(sender !== undefined && { sender }),
      ...(request.refusal !== null && { refusal: request.refusal }),
      userAgent: request.headers["user-agent"] ?? "",
      ...(parameters.has("q") && !isPreview && { visit: visitorFingerprint(request) }),
      isPreview,
      ...(decision && ("scope" in decision ? { previewScope: decision.scope } : { previewRefusal: decision.refusal })),
      ...(isPreview && { previewToken: preview ?? "" }),
      at: isPreview ? parameters.get("at")?.[0] : undefined,
      ...(isPreview && parameters.get("version")?.[0] === "published" && { version: "published" as const }),
      ...(isPreview && request.unsaved !== undefined && { unsaved: parseUnsaved(request.unsaved) }),
      nonce: isDevelopment ? randomBytes(16).toString("base64url") : null,
      visitor: {
        ...session,
        consent: parseConsent(request.cookies[consentCookie], config.consent.version),
        failedLogin,
      },
    };
  };
}

function visitorFingerprint({ ip, headers }: FastifyRequest): string {
  return [ip, headers["x-forwarded-for"], headers["user-agent"], headers["accept-language"]].join("\n");
}
