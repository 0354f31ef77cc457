import { createElement, type ReactNode } from "react";

/** A part of a page: a text, or an element with its parts. */
export type Part = string | { tag: string; props: Record<string, string | true>; parts: Part[] };

const VOID = new Set(["meta", "link", "img", "input", "br", "hr"]);
const RAW = new Set(["style", "script"]);
const RENAMED: Record<string, string> = { class: "className", for: "htmlFor", tabindex: "tabIndex" };
const TOKEN = /<!--.*?-->|<!doctype[^>]*>|<\/?[a-zA-Z][^>]*>|[^<]+/gis;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;

/** Reads the HTML that React has written, which is always well-formed, into a tree. Scripts and styles are left out. */
export function readTree(html: string): Part[] {
  const root: Part[] = [];
  const open: { tag: string; parts: Part[] }[] = [{ tag: "", parts: root }];
  for (const [token] of html.replace(/<(style|script|template)\b.*?<\/\1>/gs, "").matchAll(TOKEN)) {
    const parts = open.at(-1)?.parts ?? root;
    if (token.startsWith("</")) open.pop();
    else if (!token.startsWith("<")) parts.push(token);
    else if (!token.startsWith("<!")) {
      const element = readElement(token);
      parts.push(element);
      if (!VOID.has(element.tag) && !RAW.has(element.tag) && !token.endsWith("/>")) open.push(element);
    }
  }
  return root;
}

function readElement(token: string): { tag: string; props: Record<string, string | true>; parts: Part[] } {
  const [, tag = "", rest = ""] = /^<([\w-]+)(.*?)\/?>$/s.exec(token) ?? [];
  const props = Object.fromEntries(
    [...rest.matchAll(ATTRIBUTE)].map(
      ([, name = "", value]) => [RENAMED[name] ?? name, value || true] as const,
    ),
  );
  return { tag, props, parts: [] };
}

/** The tree as React elements, made anew at every call. */
export function elementsOf(parts: readonly Part[]): ReactNode[] {
  return parts.map((part) =>
    typeof part === "string" ? part : createElement(part.tag, part.props, ...elementsOf(part.parts)),
  );
}
