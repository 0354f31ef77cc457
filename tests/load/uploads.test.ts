import { test } from "vitest";
import { MEGABYTE } from "../support/resident-bytes";
import { sharedSite } from "../support/shared-site";
import { expectUploads } from "../support/uploads-at-once";

const site = sharedSite();

test("10 uploads of 10 MB at once are never whole in memory: it grows by less than 60 MB, and every byte arrives", () =>
  expectUploads(site, 10, 60 * MEGABYTE));
