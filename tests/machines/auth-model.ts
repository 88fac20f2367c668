import type { User } from "#schemas/visitor/user.ts";

/** What the machine asks of the provider. */
export interface Call {
  name: "signIn" | "loadSession" | "refresh" | "signOut";
  token: string | null;
  refreshToken: string | null;
}

export interface AuthSettings {
  token: string | null;
  refreshToken: string | null;
  isRefreshEnabled: boolean;
  tokenLifetime: number | null;
}

/** What is seen of signing in from the outside. */
export interface AuthView {
  status: string;
  token: string | null;
  refreshToken: string | null;
  user: User | null;
  /** The call whose answer is awaited. */
  call: Call | null;
  redirects: number;
}

const nobody = { token: null, refreshToken: null, user: null };

/**
 * What signing in does, said once more without XState: a record that events, answers and time change by hand. Answers
 * to calls that are awaited no longer never come here.
 */
export function createAuthModel({ token, refreshToken, isRefreshEnabled, tokenLifetime }: AuthSettings, start: number) {
  let view: AuthView = { status: "unauthenticated", token, refreshToken, user: null, call: null, redirects: 0 };
  let isNew = false;
  let tokenAt = start;

  const canRefresh = () => isRefreshEnabled && view.refreshToken !== null;

  function change(part: Partial<AuthView>): AuthView {
    view = { ...view, call: null, ...part };
    return view;
  }
  function wait(status: string, name: Call["name"], { token, refreshToken }: Omit<Call, "name"> = view): AuthView {
    return change({ status, call: { name, token, refreshToken } });
  }
  function end(): AuthView {
    return change({ status: "unauthenticated", ...nobody });
  }

  function told(type: string, isForced: boolean): AuthView {
    const { status } = view;
    if (status === "signingOut") return view;
    if (type === "sessionEnded") return end();
    if (type === "signOutRequested") {
      const { token, refreshToken } = view;
      change(nobody);
      return wait("signingOut", "signOut", { token, refreshToken });
    }
    if (status === "unauthenticated" && type === "signInRequested") {
      return wait("signingIn", "signIn", { token: null, refreshToken: null });
    }
    const mayLoad = status === "authenticated" || view.token !== null || isForced;
    if (type === "sessionRequested" && /^(un)?authenticated$/.test(status) && mayLoad)
      return wait("loading", "loadSession");
    if (type !== "refreshRequested" || status !== "authenticated") return view;
    return canRefresh() ? wait("refreshing", "refresh") : wait("loading", "loadSession");
  }

  function gotTokens(answer: unknown, now: number): AuthView {
    const [first, second] = Array.isArray(answer) ? answer : [];
    const isWhole = isToken(first) && (!isRefreshEnabled || isToken(second));
    if (!isWhole) return end();
    change({ token: first, refreshToken: isRefreshEnabled ? second : null });
    isNew = true;
    tokenAt = now;
    return wait("loading", "loadSession");
  }

  function answered({ tokens, user }: { tokens: unknown; user: User | null }, now: number): AuthView {
    const { status, redirects } = view;
    if (status === "signingOut") return change({ status: "unauthenticated", redirects: redirects + 1 });
    if (status !== "loading") return gotTokens(tokens, now);
    if (user === null) return end();
    isNew = false;
    return change({ status: "authenticated", user });
  }

  function failed(isRefusal: boolean): AuthView {
    const { status, redirects } = view;
    if (status === "signingOut") return change({ status: "unauthenticated", redirects: redirects + 1 });
    if (status === "loading" && isRefusal && canRefresh() && !isNew) return wait("refreshing", "refresh");
    return end();
  }

  function passed(now: number): AuthView {
    const isDue = tokenLifetime !== null && tokenLifetime > 0 && now - tokenAt >= Math.min(tokenLifetime, 2 ** 31 - 1);
    return view.status === "authenticated" && isDue && canRefresh() ? wait("refreshing", "refresh") : view;
  }

  return { view: () => view, told, answered, failed, passed };
}

function isToken(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
