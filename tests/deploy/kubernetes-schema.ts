import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import type { Document } from "./kubernetes-documents";

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL("../../", import.meta.url));
const FILE = join(root, "tests/deploy/documents.ts");

const options: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

/**
 * Holds documents against Kubernetes' API: against its schemas, and against the types that kubernetes-models makes from
 * the same OpenAPI, which know too what a field is not called. Returns what both complain of.
 */
export function kubernetesFaults(documents: readonly Document[]): string[] {
  return [...documents.flatMap(schemaFaults), ...typeFaults(documents)];
}

type Kind = new (document: Document) => { validate(): void };

function schemaFaults(document: Document): string[] {
  const { apiVersion, kind } = document;
  const models = require(`kubernetes-models/${apiVersion}`) as Record<string, Kind | undefined>;
  const Model = models[String(kind)];
  if (Model === undefined) return [`there is no ${kind} in ${apiVersion}`];
  try {
    new Model(document).validate();
    return [];
  } catch (error) {
    return [`${kind}: ${String(error)}`];
  }
}

function typeFaults(documents: readonly Document[]): string[] {
  const lines = documents.map(({ apiVersion, kind, ...rest }, index) => {
    const type = `import { ${kind} as Kind${index} } from "kubernetes-models/${apiVersion}";`;
    return `${type}\nnew Kind${index}(${JSON.stringify(rest)});`;
  });
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (name, ...more) =>
    name === FILE ? ts.createSourceFile(name, lines.join("\n"), ts.ScriptTarget.ES2022) : read(name, ...more);
  const program = ts.createProgram([FILE], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}
