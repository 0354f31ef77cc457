import { assert, double, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { brandWith } from "../../tests/support/brand-with";
import { angleAt, angleOf, planSpin } from "./motion";

const rules = brandWith().wheel;
const anySlice = [integer({ min: 1, max: 24 }), integer({ min: 0, max: 1_000 })] as const;
const anyAngle = double({ min: -1_000, max: 10_000, noNaN: true });

function planOf(from: number, count: number, slice: number) {
  return planSpin(from, slice % count, count, rules);
}

describe("a spin", () => {
  it("makes 2 to 3 extra turns in 4 to 5 s, wherever it starts [4.24]", () => {
    assert(
      property(anyAngle, ...anySlice, (from, count, slice) => {
        const { distance, durationMs } = planOf(from, count, slice);
        expect(distance).toBeGreaterThanOrEqual(720);
        expect(distance).toBeLessThanOrEqual(1_080);
        expect(durationMs).toBeGreaterThanOrEqual(4_000);
        expect(durationMs).toBeLessThanOrEqual(5_000);
      }),
    );
  });

  it("ends with the middle of the winning slice at the pointer, exactly", () => {
    assert(
      property(anyAngle, ...anySlice, (from, count, slice) => {
        const plan = planOf(from, count, slice);
        const end = angleAt(plan, rules.friction, plan.durationMs);
        expect(end).toBe(plan.from + plan.distance);
        const off = (end - angleOf(slice % count, count)) / 360;
        expect(Math.abs(off - Math.round(off))).toBeLessThan(1e-9);
        expect(angleAt(plan, rules.friction, plan.durationMs + 60_000)).toBe(end);
      }),
    );
  });

  it("never turns back, and comes to rest without a jerk", () => {
    const plan = planOf(15, 8, 3);
    const at = (ms: number) => angleAt(plan, rules.friction, ms);
    for (let ms = 0; ms < plan.durationMs; ms += 5) expect(at(ms + 5)).toBeGreaterThanOrEqual(at(ms));
    expect(at(plan.durationMs) - at(plan.durationMs - 16)).toBeLessThan(0.1);
    expect(at(0)).toBe(15);
  });

  it("stands at the same place at the same time at 30, 60 and 120 frames a second", () => {
    const plan = planOf(0, 8, 5);
    const seen = [30, 60, 120].map((rate) => {
      const frames = Array.from({ length: rate * 5 + 1 }, (_, frame) => (frame * 1_000) / rate);
      return frames.map((ms) => [ms, angleAt(plan, rules.friction, ms)] as const);
    });
    const [slow = [], usual = [], fast = []] = seen;
    expect(slow).toEqual(usual.filter((_, frame) => frame % 2 === 0));
    expect(usual.map(([, angle]) => angle)).toEqual(
      fast.filter((_, frame) => frame % 2 === 0).map(([, angle]) => angle),
    );
  });

  it("loses 0.9 % of its speed in each frame of 1/60 s, beside the pointer's drag [9.24]", () => {
    const plan = planOf(0, 8, 0);
    const all = plan.durationMs * 0.06;
    const speed = (frame: number) => {
      const at = (frames: number) => angleAt(plan, rules.friction, (frames * 1_000) / 60);
      return (at(frame + 0.001) - at(frame)) / 0.001;
    };
    const ends = rules.friction ** all;
    const free = (frame: number) => speed(frame) + (speed(0) * ends) / (1 - ends);
    for (const frame of [0, 30, 120, 200]) {
      expect(free(frame + 1) / free(frame)).toBeCloseTo(0.991, 4);
    }
  });

  it("goes as far as a brand says, and straight there without a time", () => {
    const slow = { turns: 0, spinMs: { least: 0, most: 0 } };
    const plan = planSpin(90, 1, 4, slow);
    expect(plan).toEqual({ from: 90, distance: 180, durationMs: 0 });
    expect(angleAt(plan, 0.991, 0)).toBe(270);
  });
});
