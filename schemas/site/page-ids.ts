/** Ids of elements that occur once per page; separate constants, so that scripts contain only those they use. */
export const top = "top";
export const page = "page";
export const main = "main";
export const loading = "loading";
export const menu = "menu";
export const search = "search";
export const colorMode = "color-mode";
export const announcer = "announcer";
export const preview = "preview";
export const session = "session";
export const sessionDialog = "session-dialog";
export const toasts = "toasts";
export const results = "results";
export const map = "map";
export const list = "list";
export const month = "month";
export const formErrors = "form-errors";
