/** Fields of a step beside its questions; no key of a question has an underscore. */
export const entryAction = {
  /** The button that adds or removes an entry or a file; without it the visitor goes on. */
  name: "_akce",
  add: "pridat",
  remove: "odebrat",
  /** Takes the chosen files and shows the page again. */
  upload: "nahrat",
  /** Takes what is typed so far, right or not, and goes on to the page where it is saved for another day. */
  save: "ulozit",
  /** Followed by the id of the file to take away. */
  removeFile: "soubor:",
  /** Number of entries of a repeated step when the page was shown. */
  count: "_pocet",
  /** The submission to which the page belonged when it was shown. */
  submission: "_podani",
} as const;

/** Values of a question to be answered with yes or no, and of a confirmed declaration. */
export const yes = "ano";
export const no = "ne";

/** Fields of the summary: the id of the submission, the declaration, and one that people leave empty. */
export const summaryFields = { submission: "submission", declaration: "declaration", honeypot: "message" } as const;

/** Field of the return code of answers that were saved. */
export const returnCodeField = "kod";

/** Field of a form's content with its expert cases, which are no text of the page. */
export const casesField = "zkousky";
