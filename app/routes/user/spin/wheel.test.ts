import { describe, expect, it } from "vitest";
import { readablePaint } from "./spin.server";

describe("the operator's colours of a slice", () => {
  it("are used where the pair keeps 4.5 to 1", () => {
    expect(readablePaint("#7a1f5c", "#ffffff")).toEqual({ fill: "#7a1f5c", ink: "#ffffff" });
    expect(readablePaint(" #FFF ", "#000")).toEqual({ fill: "#FFFFFF", ink: "#000000" });
  });

  it("give way to the brand's where they cannot be read, or are no colours", () => {
    expect(readablePaint("#ffd54f", "#ffffff")).toBeNull();
    expect(readablePaint("#767676", "#ffffff")).not.toBeNull();
    expect(readablePaint("#777777", "#ffffff")).toBeNull();
    for (const color of [undefined, "", "red", "#12", "#12345g", "rgb(0,0,0)", "#000;background:url(x)"]) {
      expect(readablePaint(color, "#ffffff"), color).toBeNull();
      expect(readablePaint("#000000", color), color).toBeNull();
    }
  });
});
