import { describe, expect, it } from "vitest";
import { ornament } from "./drawing";
import { firstPaintOf, withUsedVariables } from "./first-paint";
import { stepped } from "./frames";

describe("of a page's styles its first paint needs", () => {
  it("nothing that answers a hand, and no motion", () => {
    const css =
      "@keyframes k{0%{top:0}}a{color:red;transition:color 1s;animation:k 1s;cursor:pointer}a:hover,a:focus{top:0}b:active{top:0}";
    expect(firstPaintOf(css)).toBe("a{color:red}a:focus{top:0}");
  });

  it("no group of taste or of paper, and none that is empty without them", () => {
    const css =
      "@media (hover:hover){a{top:0}}@media print{a{top:0}}@media (min-width:1px){a:hover{top:0}}@media (min-width:2px){a{top:0}}";
    expect(firstPaintOf(css)).toBe("@media (min-width:2px){a{top:0}}");
  });

  it("no drawing: a frame's rule goes with it, as it takes the plain border away", () => {
    const svg = `url("data:image/svg+xml,<svg a='1;2}'/>")`;
    expect(firstPaintOf(`:root{--d:${svg};--e:0}.o{border-image:${svg} 0 fill/0;top:0}`)).toBe(
      ":root{--e:0}.o{top:0}",
    );
    expect(firstPaintOf(`.f{border:1px solid transparent;border-image:${svg} 4 fill/4px}.g{top:0}`)).toBe(
      ".g{top:0}",
    );
    expect(
      firstPaintOf(
        `.f{border-image:${stepped("accent", "none")}}.o{border-image:${ornament("card-roof")};top:0}`,
      ),
    ).toBe(".o{top:0}");
  });
});

describe("a theme's first paint", () => {
  it("keeps the variables that are spoken of, and those of which these speak", () => {
    const theme = ":root{--a:var(--b);--b:var(--c);--c:1;--d:2}.x{top:var(--e)}:root{--e:3;--f:4}";
    expect(withUsedVariables(`${theme}a{left:var(--a)}`)).toBe(
      ":root{--a:var(--b);--b:var(--c);--c:1}.x{top:var(--e)}:root{--e:3}a{left:var(--a)}",
    );
  });
});
