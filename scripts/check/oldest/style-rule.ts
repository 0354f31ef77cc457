import type { Rule } from "eslint";
import { lowered } from "./allowed";
import { lackingStyles } from "./style-names";

/**
 * ESLint's rule for styles in source: CSS in strings, and the keys of vanilla-extract's objects with their values. Its
 * option "lowered": the build writes older words for some.
 */
export const styleNames: Rule.RuleModule = {
  meta: { schema: [{ enum: ["lowered"] }] },
  create(context) {
    const isLowered = context.options[0] === "lowered";
    const check = (node: Rule.Node, css: string) => {
      for (const { name, message } of lackingStyles(css))
        if (!isLowered || !lowered.test(name)) context.report({ node, message });
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
