import type { ReactNode } from "react";
import type { WheelSlice } from "./palette";
import type { WheelShape } from "./shape";
import { type SpinTarget, useWheel, type WheelSettings } from "./use-wheel";
import * as css from "./wheel.css";

interface WheelProps {
  /** The accessible name; the wheel is an image. */
  label: string;
  slices: readonly WheelSlice[];
  shape: WheelShape;
  settings: WheelSettings;
  /** From the operator's latest response: the wheel turns there once. */
  target?: SpinTarget;
  onStop(id: string): void;
  /** The hub. */
  children: ReactNode;
}

/** The wheel with its pointer. Without JavaScript only its hub is shown, so the page must list the prizes as text. */
export function Wheel({ label, children, ...input }: WheelProps) {
  const { box, rotor, stand } = useWheel({ target: undefined, ...input });
  return (
    <div ref={box} className={css.boxes[input.shape]}>
      <div className={css.places[input.shape]}>
        <canvas ref={rotor} className={css.rotor} role="img" aria-label={label} />
      </div>
      <span aria-hidden="true">
        <canvas ref={stand} className={css.stand} />
      </span>
      {children}
    </div>
  );
}

interface HubProps {
  shape: WheelShape;
  coins: number;
  unit: string;
  /** The accessible name: the figure alone does not say what the button does. */
  label: string;
  isDisabled: boolean;
}

/** The button in the middle, which shows the coins left. */
export function Hub({ shape, coins, unit, label, isDisabled }: HubProps) {
  return (
    <button
      type="submit"
      name="do"
      value="spin"
      className={css.hubs[shape]}
      aria-label={label}
      disabled={isDisabled}
    >
      <span className={css.coins}>{coins}</span> <span className={css.unit}>{unit}</span>
    </button>
  );
}
