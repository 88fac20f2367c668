import type { JsonWebKey } from "node:crypto";

/** The plugin's name is a part of its addresses. */
const plugin = "oidc";

export const issuerAt = (origin: string) => `${origin}/api/${plugin}`;

/** The configuration file; only this machine can reach the server. */
export function configuration(origin: string, folder: string): string {
  return `bind_address="127.0.0.1"
port=${new URL(origin).port}
external_url="${origin}"
api_prefix="api"
login_url="login.html"
log_mode="file"
log_file="${folder}/log"
log_level="WARNING"
cookie_secure=0
cookie_same_site="empty"
session_key="GLEWLWYD2_SESSION_ID"
admin_scope="g_admin"
profile_scope="g_profile"
hash_algorithm="SHA256"
user_module_path="/usr/lib/glewlwyd/user"
client_module_path="/usr/lib/glewlwyd/client"
user_auth_scheme_module_path="/usr/lib/glewlwyd/scheme"
plugin_module_path="/usr/lib/glewlwyd/plugin"
database = { type="sqlite3"; path="${folder}/database"; };
`;
}

/** Lets the database keep fields that the package's own settings leave out: addresses after sign-out, and users' roles. */
export const moreFields = `
UPDATE g_client_module_instance SET gcmi_parameters =
  json_set(gcmi_parameters, '$."data-format"."post_logout_redirect_uris"', json('{"multiple":true,"read":true,"write":true}'));
UPDATE g_user_module_instance SET gumi_parameters =
  json_set(gumi_parameters, '$."data-format"."roles"', json('{"multiple":true,"read":true,"write":true}'));
`;

/** An OpenID provider with the code flow, which signs with one key. */
export function openIdPlugin(origin: string, key: JsonWebKey) {
  return {
    module: "oidc",
    name: plugin,
    display_name: plugin,
    enabled: true,
    parameters: {
      iss: issuerAt(origin),
      "jwks-private": JSON.stringify({ keys: [key] }),
      "jwks-show": true,
      "code-duration": 60,
      "access-token-duration": 300,
      "refresh-token-duration": 3600,
      "refresh-token-rolling": true,
      "refresh-token-one-use": "always",
      "auth-type-code-enabled": true,
      "auth-type-code-revoke-replayed": true,
      "auth-type-token-enabled": false,
      "auth-type-implicit-enabled": false,
      "auth-type-none-enabled": false,
      "auth-type-password-enabled": false,
      "auth-type-client-enabled": false,
      "auth-type-device-enabled": false,
      "auth-type-refresh-enabled": true,
      "allow-non-oidc": false,
      "allowed-scope": ["openid", "profile"],
      "name-claim": "on-demand",
      "name-claim-scope": ["profile"],
      "email-claim": "no",
      "scope-claim": "no",
      claims: [
        {
          name: "roles",
          "user-property": "roles",
          type: "string",
          mandatory: false,
          "on-demand": false,
          scope: ["profile"],
        },
      ],
      "pkce-allowed": true,
      "pkce-required": true,
      "oauth-par-allowed": true,
      "oauth-par-required": false,
      "oauth-par-request_uri-prefix": "urn:ietf:params:oauth:request_uri:",
      "oauth-par-duration": 60,
      "oauth-as-iss-id": true,
      "request-parameter-allow": true,
      "client-jwks-parameter": "jwks",
      "client-jwks_uri-parameter": "jwks_uri",
      "introspection-revocation-allowed": true,
      "introspection-revocation-allow-target-client": true,
      "session-management-allowed": true,
      "session-cookie-name": "GLEWLWYD2_OIDC_SID",
      "session-cookie-expiration": 3600,
      "front-channel-logout-allowed": true,
      "back-channel-logout-allowed": true,
    },
  };
}
