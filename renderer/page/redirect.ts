/** Thrown by a step that knows another address for the page. */
export class Redirect extends Error {
  override name = "Redirect";
  readonly status: 301 | 302 | 303;
  readonly location: string;
  /** True for a redirect to the login page, because the requested address needs signing in. */
  readonly needsSignIn: boolean;

  constructor(status: 301 | 302 | 303, location: string, needsSignIn = false) {
    super(`the page is at ${location}`);
    this.status = status;
    this.location = location;
    this.needsSignIn = needsSignIn;
  }
}
