import { runLoud } from "../bootstrap/run";

/**
 * `npm run soak -- [--only requests|evening|chat] [--minutes N] [--rate N] [--members N] [--seconds N] [--drops N]`:
 * runs the built app for minutes under the traffic of many members with a failing operator, then an evening of members
 * who find it sound, then a chat whose connection keeps dropping. It imports the app, which only tests may, so it runs
 * as one.
 */
process.exitCode = await runLoud(process.execPath, [
  "--import",
  "tsx",
  "tests/soak/main.ts",
  ...process.argv.slice(2),
]);
