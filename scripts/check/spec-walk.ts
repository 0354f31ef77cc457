import { say } from "../bootstrap/say";
import { faultText } from "./check";
import { projectFiles } from "./project-files";
import { copyNotice, readWalk } from "./walk-files";
import { type AreaReport, reportByArea, walkFaults } from "./walk-report";

/** `npm run spec-walk`: prints how many of the specification's promises are tested, and which are not. */
async function main(): Promise<void> {
  const root = process.cwd();
  const walk = await readWalk(root, await projectFiles(root));
  const reports = reportByArea(walk);
  for (const report of reports) {
    const finished = walk.state.finished.includes(report.area) ? ", finished" : "";
    say(`${report.area.padEnd(10)} ${figures(report)}${finished}`);
  }
  for (const { area, holes } of reports.filter((report) => report.holes.length > 0)) {
    say(`\n${area}`);
    for (const { id, promise } of holes) say(`  ${id}  ${promise}`);
  }
  say();
  say(`all        ${figures(reports.reduce(add))}`);
  const notice = await copyNotice(root);
  if (notice !== undefined) say(notice);
  const faults = walkFaults(walk);
  for (const fault of faults) say(`FAIL  ${faultText(fault)}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

function figures({ promised, proven, byEye }: AreaReport): string {
  return `${proven} of ${promised} proven${byEye > 0 ? `, ${byEye} by eye` : ""}`;
}

function add(one: AreaReport, other: AreaReport): AreaReport {
  return {
    area: "all",
    promised: one.promised + other.promised,
    proven: one.proven + other.proven,
    byEye: one.byEye + other.byEye,
    holes: [...one.holes, ...other.holes],
  };
}

await main();
