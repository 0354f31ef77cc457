import process from "node:process";
import ts from "typescript";
import { warn } from "../bootstrap/say";
import { faultText } from "./check";
import { isTest } from "./rooms";
import { textFaults } from "./texts";

/** The compiler's faults, and those that need its types: one reading of the project for both. */
function main(): void {
  const root = process.cwd();
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
  const config = ts.getParsedCommandLineOfConfigFile("tsconfig.json", {}, host);
  if (!config) return;
  const program = ts.createProgram(config.fileNames, config.options);
  const wrong = [...config.errors, ...ts.getPreEmitDiagnostics(program)];
  if (wrong.length > 0) fail(...wrong);
  const isScreen = (path: string) => path.startsWith(`${root}/app/`) && !isTest(path);
  for (const fault of textFaults(program, isScreen)) {
    warn(faultText({ ...fault, file: fault.file?.slice(root.length + 1) }));
    process.exitCode = 1;
  }
}

function fail(...diagnostics: ts.Diagnostic[]): void {
  const told = {
    getCanonicalFileName: (path: string) => path,
    getCurrentDirectory: process.cwd,
    getNewLine: () => "\n",
  };
  warn(ts.formatDiagnostics(diagnostics, told));
  process.exitCode = 1;
}

main();
