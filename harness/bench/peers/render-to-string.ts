/** Peer: node:http and React's renderToString alone (argument: file with the reference page). */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createElement, Fragment, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Link, Reference } from "./reference.ts";
import { listen, send } from "./send.mjs";

const page: Reference = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));

function LinkList({ links }: { links: readonly Link[] }) {
  const items = links.map(({ href, text }, index) =>
    createElement("li", { key: index, className: "links__item" }, createElement("a", { href }, text)),
  );
  return createElement("ul", { className: "links" }, ...items);
}

function Block({ tag, text, href }: Reference["blocks"][number]) {
  return createElement(
    tag === "a" ? "p" : tag,
    { className: `block block--${tag}` },
    href ? createElement("a", { href }, text) : text,
  );
}

function Frame({ children }: { children: ReactNode }) {
  return createElement(
    "html",
    { lang: page.lang },
    createElement(
      "head",
      null,
      createElement("meta", { charSet: "utf-8" }),
      createElement("title", null, page.title),
      createElement("link", { rel: "stylesheet", href: "/portal.css" }),
    ),
    createElement(
      "body",
      null,
      createElement("header", null, createElement("nav", null, createElement(LinkList, { links: page.header }))),
      createElement("main", { id: "main" }, children),
      createElement("footer", null, createElement(LinkList, { links: page.footer })),
    ),
  );
}

function render(): string {
  const blocks = page.blocks.map((block, index) => createElement(Block, { key: index, ...block }));
  return `<!DOCTYPE html>${renderToString(createElement(Frame, null, createElement(Fragment, null, ...blocks)))}`;
}

listen(createServer((request, response) => void send(request, response, render())));
