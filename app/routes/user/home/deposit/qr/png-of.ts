const SIDE = 1024;

/** Converts a picture to PNG, because photo galleries do not accept SVG. */
export async function pngOf(picture: string): Promise<File> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const board = canvas.getContext("2d");
  if (!board) throw new Error("no canvas");
  board.fillStyle = "#fff";
  board.fillRect(0, 0, SIDE, SIDE);
  board.imageSmoothingEnabled = false;
  board.drawImage(image, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], "qr.png", { type: "image/png" });
}
