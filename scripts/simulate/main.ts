import { runLoud } from "../bootstrap/run";

/**
 * `npm run simulate -- --seeds N [--seed S]`: simulates the money code, its store and a model operator under one clock,
 * N histories from seed S on. Prints a failing seed with its shortest history. It imports the app, which only tests
 * may, so it runs as one.
 */
process.exitCode = await runLoud(process.execPath, [
  "--import",
  "tsx",
  "tests/simulation/main.ts",
  ...process.argv.slice(2),
]);
