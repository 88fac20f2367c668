/** Peer: node:http and React's renderToString alone (argument: file with the reference page). */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Tree } from "./reference.ts";
import { listen, send } from "./send.mjs";

const page: Tree = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));

function toElement(tree: Tree): ReactNode {
  if (typeof tree === "string") return tree;
  const [tag, { class: className, ...attributes }, children] = tree;
  return createElement(tag, { className, ...attributes }, ...children.map(toElement));
}

function Page() {
  return toElement(page);
}

listen(
  createServer((request, response) => {
    void send(request, response, `<!DOCTYPE html>${renderToString(createElement(Page))}`);
  }),
);
