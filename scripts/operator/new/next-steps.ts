import { basename } from "node:path";
import { fileOf } from "../brands/brand-files";

/** What to do with a brand that was just written; `still` names what a copy has of the other brand. */
export function nextSteps(file: string, still: readonly string[] | undefined): string {
  const id = basename(file, ".json");
  const isInConfig = fileOf(id) === file;
  const brand = isInConfig ? id : file;
  const start = isInConfig ? `OPERATOR=${id}` : `OPERATOR_CONFIG=${file}`;
  const copied =
    still === undefined
      ? ""
      : `The pictures are the other brand's still; tagline and contact were not copied.\n${still.map((line) => `  look at ${line}\n`).join("")}`;
  return `${file}: written. Open it in an editor: every key completes with what it means.
${copied}
  npm run operator -- preview ${brand}     shows every screen of it
  npm run operator -- validate ${brand}    tells every fault, after each change
  ${start} npm start     runs it with a sandbox operator; prints a member and a password
`;
}
