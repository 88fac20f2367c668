import type { Language } from "#schemas/site/language-codes.ts";
import type { PreviewRefusal } from "#schemas/visitor/preview.ts";

/** Error of the catalogue (spec §8). Its message is logged; its status decides which error page the visitor sees. */
export class PortalError extends Error {
  readonly status: number;
  /** The browser must load the error page as a full document, not by in-app navigation. */
  readonly isFatal: boolean;

  constructor(status: number, message: string, isFatal = false) {
    super(message);
    this.name = "PortalError";
    this.status = status;
    this.isFatal = isFatal;
  }
}

/** Thrown when a preview is refused; the page shows the reason. */
export class PreviewRefused extends PortalError {
  readonly refusal: PreviewRefusal;

  constructor(refusal: PreviewRefusal) {
    super(403, `The preview is refused: ${refusal}.`);
    this.refusal = refusal;
  }
}

const notFound = (message: string) => new PortalError(404, message);

/** The error catalogue of spec §8: one function per error, with the values that its message names. */
export const errors = {
  webById: (id: string) => notFound(`Web with id ${id} does not exist.`),
  webByUrl: (url: string) => notFound(`Web with url ${url} does not exist.`),
  defaultWeb: (url: string) => notFound(`Default web with url ${url} does not exist.`),
  noWeb: () => notFound("No web exists."),
  config: (name: string) => notFound(`Web config with name ${name} does not exist.`),
  contentById: (id: string) => notFound(`Content with id ${id} does not exist.`),
  contentByUrl: (url: string, language: Language) =>
    notFound(`Content with url ${url} and language ${language} does not exist.`),
  embedded: (url: string, language: Language) =>
    notFound(`Embedded content with url ${url} and language ${language} does not exist.`),
  embeddedReference: (id: string) => notFound(`Embedded content of content with id ${id} is not defined.`),
  redirect: (path: string, reason: string) => notFound(`Redirect ${path} ${reason}.`),
  unknownRoute: (path: string) => notFound(`Page not found: ${path}`),
  preview: (refusal: PreviewRefusal) => new PreviewRefused(refusal),
  forbidden: () => new PortalError(403, "You do not have sufficient permissions to view this page"),
  refused: (status: number) => new PortalError(status, "The request is refused."),
  signIn: () => new PortalError(503, "The security provider cannot be asked who is signed in."),
  search: () => new PortalError(503, "The content service cannot be searched."),
  invalidRoute: (path: string) => new PortalError(404, `Page Not Found: ${path}`, true),
};

/** Maps an error to an HTTP status. A CMS failure is a 503 and never a 404; an unexpected error is a 500. */
export function statusOf(error: unknown): number {
  if (error instanceof PortalError) return error.status;
  // Compared by name: the server and the built renderer each have a copy of the class.
  return error instanceof Error && error.name === "CmsError" ? 503 : 500;
}
