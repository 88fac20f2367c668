const link =
  /<a ([^>]*\bhref="[^"?#]*\.(pdf|docx?|odt|rtf|xlsx?|ods|csv|pptx?|odp|xml|zip)(?:[?#][^"]*)?"[^>]*)>(.*?)<\/a>/gis;

/** Says in each link to a file what kind of file it is, unless its own words do; the HTML is the sanitiser's output. */
export function withFileFormats(html: string): string {
  return html.replace(link, (all, attributes: string, extension: string, words: string) => {
    const format = extension.toUpperCase();
    return new RegExp(`\\b${format}\\b`, "i").test(words) ? all : `<a ${attributes}>${words} (${format})</a>`;
  });
}
