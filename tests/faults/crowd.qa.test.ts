import { describe, test } from "vitest";
import { crowds, expectServedBeside } from "../support/crowd";
import { sharedSite } from "../support/shared-site";

const site = sharedSite({ TRUSTED_PROXY_HOPS: "1" }, { preload: "longest-turn" });

describe.each([1_000, 5_000])("%i requests at once", (count) => {
  test.each(crowds)("of %s (%s) leave others served", (_, path, cookieOf) =>
    expectServedBeside(site, count, path, cookieOf),
  );
});
