/** Paths of the files that belong to a host, whatever site it is of; they are answered without the CMS. */
export const hostPaths = { robots: "/robots.txt", securityTxt: "/.well-known/security.txt" } as const;
