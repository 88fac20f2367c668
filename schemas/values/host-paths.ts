/** Paths of files that belong to a host rather than a site; they are served without the CMS. */
export const hostPaths = { robots: "/robots.txt", securityTxt: "/.well-known/security.txt" } as const;
