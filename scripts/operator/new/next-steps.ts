import { basename } from "node:path";
import { type Fault, formatFaults } from "schemas/fault";
import { fileOf } from "../brands/brand-files";

/** What to do with a brand that was just written; of a copy also what is doubtful in it. */
export function nextSteps(file: string, doubts: readonly Fault[] | undefined): string {
  const id = basename(file, ".json");
  const isInConfig = fileOf(id) === file;
  const brand = isInConfig ? id : file;
  const start = isInConfig ? `OPERATOR=${id}` : `OPERATOR_CONFIG=${file}`;
  const copied =
    doubts === undefined
      ? ""
      : `The pictures are the other brand's still; tagline and contact were not copied.\n${doubts.length === 0 ? "" : `${formatFaults(doubts)}\n`}`;
  return `${file}: written. Open it in an editor: every key completes with what it means.
${copied}
  npm run operator -- preview ${brand}     shows every screen of it
  npm run operator -- validate ${brand}    tells every fault, after each change
  ${start} npm start     runs it with a sandbox operator; prints a member and a password
`;
}
