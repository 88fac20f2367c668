/** Texts that fields must refuse, and odd texts that pages must show unchanged. */

export const unsafeAddresses = [
  "javascript:alert(1)",
  " JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "//host.example/path",
  "/\\host.example",
  "https:\\\\host.example",
];

export const markup = "<script>alert(1)</script><img src=x onerror=alert(1)> a &amp; b";
export const cyrillic = "Министерство помогает семьям с детьми, пожилым людям и тем, кто ищет работу.";
/** Accents as combining characters, as some systems write them. */
export const decomposed = "Příspěvek na péči žádejte včas".normalize("NFD");
export const longWord = "Nejneobhospodařovávatelnějšími".repeat(6);
export const longAddress = `https://www.mpsv.example/${"velmi-dlouha-adresa-bez-mezery/".repeat(8)}`;
export const whiteSpace = " \u00a0\n\t ";
/** Longer than any field allows. */
export const endlessText = "Dlouhý text. ".repeat(2000);
