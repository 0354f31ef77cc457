import { runCommand } from "./run-command";

const isWell = await runCommand(process.argv.slice(2), (text) => process.stdout.write(text));
process.exitCode = isWell ? 0 : 1;
