import type { BrandColors, SliceColors } from "./palette";
import { FEW_SLICES, type WheelShape } from "./shape";

/** The part that turns, without its labels. The origin is the centre, the first slice is at the top. */
export interface WheelRim {
  /** One slice at the top; `half` is half of its angle, in radians. */
  slice(pen: CanvasRenderingContext2D, half: number, paint: SliceColors, colors: BrandColors): void;
  /** Drawn above all slices. */
  edge(pen: CanvasRenderingContext2D, count: number, colors: BrandColors): void;
}

const TURN = 2 * Math.PI;
const TOP = -Math.PI / 2;

function stroke(pen: CanvasRenderingContext2D, color: string, width: number, path: Path2D): void {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.stroke(path);
}

function fill(pen: CanvasRenderingContext2D, color: string, path: Path2D): void {
  pen.fillStyle = color;
  pen.fill(path);
}

function circle(radius: number): Path2D {
  const path = new Path2D();
  path.arc(0, 0, radius, 0, TURN);
  return path;
}

function sector(radius: number, half: number): Path2D {
  const path = new Path2D();
  path.moveTo(0, 0);
  path.arc(0, 0, radius, TOP - half, TOP + half);
  path.closePath();
  return path;
}

/** Repeats a drawing `count` times around the centre. */
function around(pen: CanvasRenderingContext2D, count: number, draw: () => void): void {
  for (let at = 0; at < count; at += 1) {
    draw();
    pen.rotate(TURN / count);
  }
}

function spokes(pen: CanvasRenderingContext2D, count: number, from: number, to: number, color: string): void {
  if (count < 2) return;
  pen.save();
  pen.rotate(Math.PI / count);
  around(pen, count, () => stroke(pen, color, 1, new Path2D(`M0 ${-from}V${-to}`)));
  pen.restore();
}

/** Diamonds on the rim, and a leaf at the foot of each slice. */
const roof: WheelRim = {
  slice: (pen, half, { fill: color }) => fill(pen, color, sector(146, half)),
  edge(pen, count, { accent, accentSoft, raised }) {
    spokes(pen, count, 40, 146, accentSoft);
    const ring = circle(154);
    ring.addPath(circle(146));
    pen.fillStyle = raised;
    pen.fill(ring, "evenodd");
    stroke(pen, accent, 1.25, circle(154));
    stroke(pen, accent, 1.25, circle(146));
    const diamond = new Path2D("M0-154 4-150 0-146-4-150z");
    around(pen, count > FEW_SLICES ? count : 2 * Math.max(count, 8), () => fill(pen, accent, diamond));
    if (count > FEW_SLICES) return;
    const leaf = new Path2D("M0-46q-11-13 0-32 11 19 0 32z");
    around(pen, count, () => stroke(pen, accent, 1.25, leaf));
  },
};

/** A point of a petal: its radius, and its offset as a share of the petal's half angle. */
function petal(half: number, points: readonly [radius: number, share: number][], isClosed: boolean): Path2D {
  const at = ([radius, share]: readonly [number, number], side: number) => {
    return `${radius * Math.sin(side * share * half)} ${-radius * Math.cos(share * half)}`;
  };
  const [foot = [0, 0], edge = [0, 0], wide = [0, 0], narrow = [0, 0], tip = [0, 0]] = points;
  const left = `M${at(foot, -1)}L${at(edge, -1)}C${at(wide, -1)} ${at(narrow, -1)} ${at(tip, 1)}`;
  return new Path2D(
    `${left}C${at(narrow, 1)} ${at(wide, 1)} ${at(edge, 1)}L${at(foot, 1)}${isClosed ? "z" : ""}`,
  );
}

const OUTLINE = [
  [0, 0],
  [124, 1],
  [146, 0.844],
  [146, 0.311],
  [160, 0],
] as const satisfies [number, number][];
const THREAD = [
  [62, 0.664],
  [116, 0.866],
  [138, 0.71],
  [138, 0.266],
  [149, 0],
] as const satisfies [number, number][];
/** The widest angle that still looks like a petal. */
const WIDEST_HALF = Math.PI / 7;

/** The wheel is a flower: one petal per slice, or several for a wide one. */
const silk: WheelRim = {
  slice(pen, half, { fill: color, ink }, { accentSoft }) {
    const count = Math.ceil(half / WIDEST_HALF);
    const own = half / count;
    pen.save();
    pen.rotate(own - half);
    for (let at = 0; at < count; at += 1) {
      const outline = petal(own, [...OUTLINE], true);
      fill(pen, color, outline);
      stroke(pen, count > 1 ? color : accentSoft, 1.25, outline);
      pen.globalAlpha = 0.45;
      stroke(pen, ink, 1.5, petal(own, [...THREAD], false));
      pen.globalAlpha = 1;
      pen.rotate(2 * own);
    }
    pen.restore();
  },
  edge: (pen, _, { page }) => fill(pen, page, circle(54)),
};

const WAVES = 10;

/** A wavy line around the rim. */
function wave(radius: number, swell: number): Path2D {
  const path = new Path2D();
  for (let step = 0; step <= 360; step += 1) {
    const angle = (step / 360) * TURN;
    const out = radius + swell * Math.cos(angle * WAVES);
    path.lineTo(out * Math.sin(angle), -out * Math.cos(angle));
  }
  path.closePath();
  return path;
}

/** Long waves around the sun's rim. */
const shore: WheelRim = {
  slice: (pen, half, { fill: color }) => fill(pen, color, sector(150, half)),
  edge(pen, count, { accent, accentSoft }) {
    spokes(pen, count, 52, 150, accentSoft);
    stroke(pen, accent, 1.25, wave(139, 4));
    stroke(pen, accentSoft, 1, wave(133, 4));
    stroke(pen, accent, 1.5, circle(150));
  },
};

export const rims: Record<WheelShape, WheelRim> = { roof, silk, shore };
