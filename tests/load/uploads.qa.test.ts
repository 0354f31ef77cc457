import { test } from "vitest";
import { MEGABYTE } from "../support/resident-bytes";
import { sharedSite } from "../support/shared-site";
import { expectUploads } from "../support/uploads-at-once";

const site = sharedSite();

test("50 uploads of 10 MB at once by 50 members grow the server's memory by less than 100 MB, and every byte arrives", () =>
  expectUploads(site, 50, 100 * MEGABYTE));
