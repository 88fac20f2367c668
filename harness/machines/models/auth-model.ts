import type { User } from "#schemas/visitor/user.ts";

/** A call of the provider by the machine. */
export interface Call {
  name: "signIn" | "loadSession" | "refresh" | "signOut";
  token: string | null;
  refreshToken: string | null;
}

export interface AuthSettings {
  token: string | null;
  refreshToken: string | null;
  isRefreshEnabled: boolean;
}

/** Observable state of signing in. */
export interface AuthView {
  status: string;
  token: string | null;
  refreshToken: string | null;
  user: User | null;
  /** The pending call. */
  call: Call | null;
}

const nobody = { token: null, refreshToken: null, user: null };

/**
 * Model of signing in without XState: a record changed by hand-written code. Responses to outdated calls are not passed
 * to it.
 */
export function createAuthModel({ token, refreshToken, isRefreshEnabled }: AuthSettings) {
  let view: AuthView = { status: "unauthenticated", token, refreshToken, user: null, call: null };
  let isNew = false;

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

  function sent(type: string): AuthView {
    const { status } = view;
    if (status === "signingOut") return view;
    if (type === "signOutRequested") {
      const { token, refreshToken } = view;
      change(nobody);
      return wait("signingOut", "signOut", { token, refreshToken });
    }
    if (status === "unauthenticated" && type === "signInRequested") {
      return wait("signingIn", "signIn", { token: null, refreshToken: null });
    }
    if (type === "sessionRequested" && status === "unauthenticated" && view.token !== null)
      return wait("loading", "loadSession");
    if (type !== "refreshRequested" || status !== "authenticated") return view;
    return canRefresh() ? wait("refreshing", "refresh") : wait("loading", "loadSession");
  }

  function gotTokens(answer: unknown): AuthView {
    const [first, second] = Array.isArray(answer) ? answer : [];
    const isWhole = isToken(first) && (!isRefreshEnabled || isToken(second));
    if (!isWhole) return end();
    change({ token: first, refreshToken: isRefreshEnabled ? second : null });
    isNew = true;
    return wait("loading", "loadSession");
  }

  function answered({ tokens, user }: { tokens: unknown; user: User | null }): AuthView {
    const { status } = view;
    if (status === "signingOut") return change({ status: "unauthenticated" });
    if (status !== "loading") return gotTokens(tokens);
    if (user === null) return end();
    isNew = false;
    return change({ status: "authenticated", user });
  }

  function failed(isRefusal: boolean): AuthView {
    const { status } = view;
    if (status === "signingOut") return change({ status: "unauthenticated" });
    if (status === "loading" && isRefusal && canRefresh() && !isNew) return wait("refreshing", "refresh");
    return end();
  }

  return { view: () => view, sent, answered, failed };
}

function isToken(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
