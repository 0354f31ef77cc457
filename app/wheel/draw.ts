import { layoutLabel, type MeasureText } from "./label";
import { type BrandColors, paintOf, type WheelSlice } from "./palette";
import { rims } from "./rims";
import { FEW_SLICES, measures, type WheelShape } from "./shape";
import { stands } from "./stands";

export interface WheelDrawing {
  slices: readonly WheelSlice[];
  shape: WheelShape;
  colors: BrandColors;
  /** The font of the labels: a CSS family. */
  font: string;
  /** The member's text size relative to the default. */
  textScale: number;
}

/** Sets the canvas to the screen's resolution and scales it to the drawing's units. */
function penOf(canvas: HTMLCanvasElement, width: number, units: number): CanvasRenderingContext2D | null {
  const pixels = Math.round(width * devicePixelRatio);
  const height = Math.round((canvas.clientHeight || width) * devicePixelRatio);
  canvas.width = pixels;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  pen?.scale(pixels / units, pixels / units);
  return pen;
}

/** Draws the wheel once; after that it is only rotated. */
export function drawWheel(canvas: HTMLCanvasElement, drawing: WheelDrawing): void {
  const { slices, shape, colors } = drawing;
  const { radius } = measures[shape];
  const pen = penOf(canvas, canvas.clientWidth, 2 * radius);
  if (!pen || slices.length === 0) return;
  pen.translate(radius, radius);
  const half = Math.PI / slices.length;
  const eachSlice = (draw: (slice: WheelSlice, index: number) => void) => {
    slices.forEach((slice, index) => {
      pen.save();
      pen.rotate(2 * half * index);
      draw(slice, index);
      pen.restore();
    });
  };
  eachSlice((slice, index) => {
    rims[shape].slice(pen, half, paintOf(slice, index, shape, colors), colors);
  });
  rims[shape].edge(pen, slices.length, colors);
  eachSlice((slice, index) => {
    pen.fillStyle = paintOf(slice, index, shape, colors).ink;
    drawLabel(pen, slice.label, half, drawing);
  });
}

function drawLabel(pen: CanvasRenderingContext2D, label: string, half: number, drawing: WheelDrawing): void {
  const { slices, shape, font, textScale } = drawing;
  const { words, hub } = measures[shape];
  const inner = slices.length > FEW_SLICES ? hub / 2 + 12 : words.inner;
  const use = (size: number, isStrong: boolean) => {
    pen.font = `${isStrong ? 600 : 400} ${size}px ${font}`;
  };
  const measure: MeasureText = (text, size, isStrong) => {
    use(size, isStrong);
    return pen.measureText(text).width;
  };
  const space = { inner, outer: words.outer, half: words.share * half };
  const { isRadial, lines } = layoutLabel(label, space, measure, textScale);
  pen.textAlign = isRadial ? "left" : "center";
  pen.textBaseline = isRadial ? "middle" : "alphabetic";
  if (isRadial) pen.rotate(-Math.PI / 2);
  for (const { text, size, isStrong, at } of lines) {
    use(size, isStrong);
    if (isRadial) pen.fillText(text, at, 0);
    else pen.fillText(text, 0, -at);
  }
}

export function drawStand(canvas: HTMLCanvasElement, { shape, colors }: WheelDrawing): void {
  const pen = penOf(canvas, canvas.clientWidth, measures[shape].width);
  if (pen) stands[shape](pen, colors);
}
