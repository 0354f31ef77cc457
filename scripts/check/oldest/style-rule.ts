import type { Rule } from "eslint";
import { lowered } from "./allowed";
import { lackingStyles } from "./style-names";

/**
 * ESLint's rule for styles in source: CSS in strings, and the keys of vanilla-extract's objects with their values. For
 * some words the build writes older ones.
 */
export const styleNames: Rule.RuleModule = {
  create(context) {
    const check = (node: Rule.Node, css: string) => {
      for (const { name, message } of lackingStyles(css))
        if (!lowered.test(name)) context.report({ node, message });
    };
    return {
      Property(node) {
        const { key, value } = node;
        if (key.type !== "Identifier" || node.computed) return;
        const property = key.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        const texts = value.type === "ArrayExpression" ? value.elements : [value];
        for (const one of texts) check(node, `{${property}:${one?.type === "Literal" ? one.value : ""}}`);
      },
      Literal(node) {
        if (typeof node.value === "string" && /[:(]/.test(node.value)) check(node, `${node.value}{`);
      },
      TemplateElement(node) {
        check(node, node.value.raw);
      },
    };
  },
};
