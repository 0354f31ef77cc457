import { type RefObject, useEffect, useRef } from "react";
import { angleAt, angleOf, planSpin, type SpinRules } from "./motion";
import { readColors, type WheelSlice } from "./palette";
import { measures, type WheelShape } from "./shape";

export interface WheelSettings extends SpinRules {
  /** The largest diameter in pixels, and the largest share of the window's width. */
  maxPx: number;
  maxWidthShare: number;
  /** The delay before the wheel is drawn again after a resize. */
  resizeDebounceMs: number;
}

/** A spin that the operator has answered: where the wheel must stop. */
export interface SpinTarget {
  id: string;
  code: string;
}

interface WheelInput {
  slices: readonly WheelSlice[];
  shape: WheelShape;
  settings: WheelSettings;
  target: SpinTarget | undefined;
  onStop(id: string): void;
}

const USUAL_FONT_PX = 16;

/** Draws the wheel, again after a resize, and turns it to the slice in the operator's response. */
export function useWheel(input: WheelInput) {
  const box = useRef<HTMLDivElement>(null);
  const rotor = useRef<HTMLCanvasElement>(null);
  const stand = useRef<HTMLCanvasElement>(null);
  useDrawing({ box, rotor, stand }, input);
  useSpin(rotor, input);
  return { box, rotor, stand };
}

interface WheelElements {
  box: RefObject<HTMLDivElement>;
  rotor: RefObject<HTMLCanvasElement>;
  stand: RefObject<HTMLCanvasElement>;
}

function useDrawing({ box, rotor, stand }: WheelElements, { slices, shape, settings }: WheelInput): void {
  const { maxPx, maxWidthShare, resizeDebounceMs } = settings;
  useEffect(
    function setUp() {
      let isUnmounted = false;
      const draw = async () => {
        // Path2D exists only in browsers.
        const { drawStand, drawWheel } = await import("./draw");
        if (isUnmounted || !box.current || !rotor.current || !stand.current) return;
        const { width, radius } = measures[shape];
        const diameter = Math.min(maxPx, maxWidthShare * window.innerWidth);
        box.current.style.width = `${(diameter * width) / (2 * radius)}px`;
        const { fontFamily, fontSize } = getComputedStyle(box.current);
        const textScale = Number.parseFloat(fontSize) / USUAL_FONT_PX;
        const drawing = { slices, shape, colors: readColors(box.current), font: fontFamily, textScale };
        drawStand(stand.current, drawing);
        drawWheel(rotor.current, drawing);
      };
      let timer: ReturnType<typeof setTimeout> | undefined;
      const drawSoon = () => {
        clearTimeout(timer);
        timer = setTimeout(draw, resizeDebounceMs);
      };
      void draw();
      window.addEventListener("resize", drawSoon);
      return () => {
        isUnmounted = true;
        clearTimeout(timer);
        window.removeEventListener("resize", drawSoon);
      };
    },
    [box, rotor, stand, slices, shape, maxPx, maxWidthShare, resizeDebounceMs],
  );
}

function useSpin(rotor: WheelElements["rotor"], { slices, settings, target, onStop }: WheelInput): void {
  const angle = useRef(0);
  const stopped = useRef<string>();
  const latest = useRef({ slices, settings, onStop });
  latest.current = { slices, settings, onStop };
  const { id, code } = target ?? {};
  useEffect(
    function turnToTarget() {
      if (id === undefined || stopped.current === id) return;
      const { slices: all, settings: rules } = latest.current;
      const slice = all.findIndex((one) => one.code === code);
      const turnTo = (degrees: number) => {
        angle.current = degrees;
        if (rotor.current) rotor.current.style.transform = `rotate(${degrees}deg)`;
      };
      const stop = () => {
        stopped.current = id;
        latest.current.onStop(id);
      };
      if (slice < 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) {
        if (slice >= 0) turnTo(angleOf(slice, all.length));
        stop();
        return;
      }
      const plan = planSpin(angle.current, slice, all.length, rules);
      const startedAt = performance.now();
      let frame = 0;
      const draw = (now: number) => {
        const elapsed = now - startedAt;
        turnTo(angleAt(plan, rules.friction, elapsed));
        if (elapsed < plan.durationMs) frame = requestAnimationFrame(draw);
        else stop();
      };
      frame = requestAnimationFrame(draw);
      return () => cancelAnimationFrame(frame);
    },
    [rotor, id, code],
  );
}
