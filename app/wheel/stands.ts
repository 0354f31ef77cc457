import type { BrandColors } from "./palette";
import type { WheelShape } from "./shape";

/** The parts that do not turn: the pointer, and what the wheel hangs from. The origin is the top left corner. */
type WheelStand = (pen: CanvasRenderingContext2D, colors: BrandColors) => void;

const LEAF = new Path2D("M3 0C3-3 0-4-2-8-3-4-3-2-2 0z");
/** The leaves of the gable's edge (bai raka), each relative to the one before. */
const LEAVES = "4 6 5 6 6 4 6 4 7 4 6 3 7 2 7 2 7 2 7 2 8 1 7 1 7 1 7 1 8 1 7 0 7 0 8 1 7 0"
  .split(" ")
  .map(Number);
const EAVES = new Path2D("M320 18C332 50 376 66 462 66H484M446 65.5q14 0 18-14");
const TIER = new Path2D("M320 36C330 60 362 76 424 78q9 1 13-10");
const FINIAL = new Path2D("M320 0q-4 10-1.5 20h3q2.5-10-1.5-20z");
const FLAME = new Path2D("M164 70c-7 14-14 22-14 32 0 9 9 16 14 28 5-12 14-19 14-28 0-10-7-18-14-32z");
const FLAME_EYE = new Path2D("M164 92l6 9-6 9-6-9z");

const PETAL = new Path2D("M164 58C146 40 144 22 150 8h28c6 14 4 32-14 50z");
const PETAL_THREADS = new Path2D(
  "M164 46C153 34 152 22 156 13M164 46c11-12 12-24 8-33M164 33c-3-5-4-10-2-16M164 33c3-5 4-10 2-16",
);

const WEDGE = new Path2D("M164 50 151 22q13-12 26 0z");

function gable(pen: CanvasRenderingContext2D, accent: string): void {
  pen.lineWidth = 1.25;
  pen.stroke(EAVES);
  pen.lineWidth = 1;
  pen.stroke(TIER);
  pen.fillStyle = accent;
  let [x, y] = [323, 25];
  for (let at = 0; at + 1 < LEAVES.length; at += 2) {
    const [right = 0, down = 0] = [LEAVES[at], LEAVES[at + 1]];
    const [nextRight = right, nextDown = down] = [LEAVES[at + 2], LEAVES[at + 3]];
    x += right;
    y += down;
    pen.save();
    pen.translate(x, y);
    pen.rotate(Math.atan2(down + nextDown, right + nextRight));
    pen.fill(LEAF);
    pen.restore();
  }
}

/** The pointer, with a halo that sets it off from what turns below. */
function pointer(pen: CanvasRenderingContext2D, path: Path2D, color: string, halo: string): void {
  pen.lineJoin = "round";
  pen.strokeStyle = halo;
  pen.lineWidth = 6;
  pen.stroke(path);
  pen.fillStyle = color;
  pen.fill(path);
}

export const stands: Record<WheelShape, WheelStand> = {
  roof(pen, { accent, page }) {
    pen.strokeStyle = accent;
    pen.save();
    pen.translate(-156, 2);
    gable(pen, accent);
    pen.transform(-1, 0, 0, 1, 640, 0);
    gable(pen, accent);
    pen.fill(FINIAL);
    pen.restore();
    pointer(pen, FLAME, accent, page);
    pen.fillStyle = page;
    pen.fill(FLAME_EYE);
  },
  silk(pen, { accent, onAccent, page }) {
    pointer(pen, PETAL, accent, page);
    pen.strokeStyle = onAccent;
    pen.lineWidth = 1.25;
    pen.stroke(PETAL_THREADS);
  },
  shore: (pen, { inkStrong, page }) => pointer(pen, WEDGE, inkStrong, page),
};
