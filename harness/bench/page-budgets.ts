/** Size budget of each kind of page. tests/e2e/pages/client-budget.spec.ts enforces it, docs/performance.md lists measurements. */
interface PageBudget {
  kind: string;
  address: string;
  /** Kilobytes of the document, uncompressed and with gzip. */
  html: number;
  packedHtml: number;
  /** Compressed kilobytes: styles, script of the first view, script after the header was used. */
  styles: number;
  script: number;
  scriptInAll: number;
  /** Requests of the first view and their compressed kilobytes, without images in the content. */
  requests: number;
  total: number;
  hasReact: boolean;
}

const plain = {
  html: 40,
  packedHtml: 8,
  styles: 13.2,
  script: 8,
  scriptInAll: 30,
  requests: 10,
  total: 90,
  hasReact: false,
};

export const pageBudgets: readonly PageBudget[] = [
  { kind: "home", address: "/", ...plain },
  { kind: "section", address: "/rodina", ...plain },
  { kind: "standard page", address: "/prace/minimalni-mzda", ...plain },
  { kind: "list of news", address: "/aktuality", ...plain },
  { kind: "step of a form", address: "/zadosti/zadost-o-informace/-/krok/zadost", ...plain },
  {
    kind: "page with a React widget",
    address: "/dev/components/json",
    ...plain,
    html: 260,
    packedHtml: 32,
    styles: 14,
    script: 110,
    scriptInAll: 110,
    requests: 30,
    total: 200,
    hasReact: true,
  },
];
