import { test } from "vitest";
import { crowds, expectServedBeside } from "../support/crowd";
import { sharedSite } from "../support/shared-site";

const site = sharedSite({ TRUSTED_PROXY_HOPS: "1" }, { preload: "longest-turn" });

test.each(crowds)("200 requests at once of %s (%s) leave others served", (_, path, cookieOf) =>
  expectServedBeside(site, 200, path, cookieOf),
);
