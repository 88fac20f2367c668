import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import { toWeb } from "#schemas/site/web.ts";
import { createViewContext } from "#server/view/view-context.ts";

const web = toWeb({ id: "12", name: { cs: "Ministerstvo" }, friendlyURL: "/" });

const forbidden =
  /^(?:script|style|iframe|object|embed|form|input|button|svg|math|base|meta|link|template|frame|frameset)$/;
const addresses = /^(?:href|src|srcset|action|formaction|poster|data|xlink:href)$/;
/** Allowed schemes. Images in Markdown may be data URLs. */
const harmless = /^(?:https?:|mailto:|tel:|#|\/(?![/\\])|data:image\/(?:png|jpeg|gif|webp)[;,])/i;

/** True when the output, as browsers parse it, runs no script, loads nothing and links to known schemes only. */
export function isHarmlessHtml(way: "richText" | "markdown", row: string): boolean {
  const ctx = createViewContext({ webs: [web], web, host: "localhost", language: "cs", home: {}, folders: [] });
  return nodesOf(parseFragment(ctx[way](row).html)).every(isHarmless);
}

type Node = DefaultTreeAdapterMap["node"];

function nodesOf(node: Node): Node[] {
  const children = "childNodes" in node ? node.childNodes : [];
  return [node, ...children.flatMap(nodesOf)];
}

function isHarmless(node: Node): boolean {
  if (!("tagName" in node)) return true;
  if (forbidden.test(node.tagName)) return false;
  return node.attrs.every(
    ({ name, value }) => !/^on|^style$/i.test(name) && (!addresses.test(name) || harmless.test(value.trim())),
  );
}
