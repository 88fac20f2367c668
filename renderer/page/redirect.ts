/** Thrown by a step that knows where the page is instead. */
export class Redirect extends Error {
  override name = "Redirect";
  readonly status: 301 | 302 | 303;
  readonly location: string;
  /** True for the login page: the address is for the signed-in. */
  readonly needsSignIn: boolean;

  constructor(status: 301 | 302 | 303, location: string, needsSignIn = false) {
    super(`the page is at ${location}`);
    this.status = status;
    this.location = location;
    this.needsSignIn = needsSignIn;
  }
}
