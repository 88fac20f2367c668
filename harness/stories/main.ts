/** Shows the stories of all fixtures in a browser (npm run stories); arguments are those of `ladle serve`. */
import "./generate.ts";

process.argv.splice(2, 0, "serve", "--config", "harness/stories");
await import(new URL("../../node_modules/@ladle/react/lib/cli/cli.js", import.meta.url).href);
