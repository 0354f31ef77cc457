import { test } from "vitest";
import { expectSeeds } from "./expect-seeds";

test("no history that 300 seeds decide breaks a promise about money", () => expectSeeds(1, 300));
