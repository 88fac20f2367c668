import { expect, test } from "vitest";
import { settings } from "#server/config/config.ts";
import { warnOfUnknownSettings } from "#server/config/unknown-settings.ts";

test.each([
  ["CMS_URl", "CMS_URL"],
  ["CMS_URI", "CMS_URL"],
  ["CMS_ULR", "CMS_URL"],
  ["AUTH_SECRET_FIEL", "AUTH_SECRET_FILE"],
  ["cms_url", "CMS_URL"],
  ["ALOWED_HOSTS", "ALLOWED_HOSTS"],
  ["MAINTENANCE_UNTILL", "MAINTENANCE_UNTIL"],
  ["MAINTENACE", "MAINTENANCE"],
  ["SECURITY_PROVIDER_URI", "SECURITY_PROVIDER_URL"],
  ["AUTH_SECERT", "AUTH_SECRET"],
  ["RETENTION_PAGE_S", "RETENTION_PAGES_S"],
  ["LOGLEVEL", "LOG_LEVEL"],
])("the unknown setting %s is reported as %s", (name, meant) => {
  expect(warnOfUnknownSettings({ [name]: "x" })).toEqual([`Unknown setting ${name}; did you mean ${meant}?`]);
});

test("known settings, and variables without a value, cause no warning", () => {
  expect(Object.keys(settings.shape).length).toBeGreaterThan(50);
  expect(warnOfUnknownSettings(Object.fromEntries(Object.keys(settings.shape).map((name) => [name, "x"])))).toEqual([]);
  expect(warnOfUnknownSettings({ CMS_URI: " ", ALOWED_HOSTS: undefined })).toEqual([]);
});

const common = `
  PATH HOME USER LOGNAME SHELL PWD OLDPWD TERM COLORTERM LANG LANGUAGE LC_ALL LC_CTYPE TZ HOSTNAME HOSTTYPE OSTYPE MAIL
  EDITOR VISUAL PAGER DISPLAY SHLVL TMPDIR TEMP XDG_RUNTIME_DIR XDG_CONFIG_HOME XDG_SESSION_ID SSH_AUTH_SOCK SSH_CLIENT
  SSH_CONNECTION SSH_TTY SUDO_USER SUDO_COMMAND INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET LISTEN_FDS MAINPID
  NODE_ENV NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NODE_VERSION NPM_TOKEN npm_config_cache npm_execpath
  npm_lifecycle_event npm_package_name npm_package_version INIT_CWD FORCE_COLOR NO_COLOR DEBUG CI GITHUB_TOKEN
  GITHUB_ACTIONS GITLAB_CI BUILD_ID JOB_NAME JENKINS_URL HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy https_proxy no_proxy
  SSL_CERT_FILE LD_LIBRARY_PATH MALLOC_ARENA_MAX PORTAINER PORTS HOSTS KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT
  KUBERNETES_PORT POD_NAME POD_IP DATABASE_URL REDIS_URL VALKEY_URL CDN_URL APP_URL BASE_URL SENTRY_DSN LOG_FORMAT
  OTEL_EXPORTER_OTLP_ENDPOINT OTEL_SERVICE_NAME AWS_REGION AWS_SECRET_ACCESS_KEY WATCHPACK_POLLING YARN_VERSION
  CHROMIUM_PATH PLAYWRIGHT_BROWSERS_PATH VITEST VITEST_REPORT
`.match(/\S+/g);

test("ordinary variables of machines, containers and tools cause no warning", () => {
  expect(common?.length).toBeGreaterThan(90);
  expect(warnOfUnknownSettings(Object.fromEntries((common ?? []).map((name) => [name, "x"])))).toEqual([]);
});
