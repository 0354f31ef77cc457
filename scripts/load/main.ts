import { runLoud } from "../bootstrap/run";

/**
 * `npm run load -- [--members N] [--replicas N] [--minutes N] [--pages-per-member-minute N] [--find] [--json]`: members
 * at a fixed rate at replicas of the built app, behind nginx and with Redis. docs/scale.md reckons with its figures. It
 * imports the tests' support, which only tests may, so it runs as one.
 */
process.exitCode = await runLoud(process.execPath, [
  "--import",
  "tsx",
  "tests/load/main.ts",
  ...process.argv.slice(2),
]);
