interface PngFile {
  name: string;
  width: number;
  height: number;
}

/** Converts a picture to PNG on white, because photo galleries do not accept SVG. */
export async function pngOf(picture: string, { name, width, height }: PngFile): Promise<File> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const board = canvas.getContext("2d");
  if (!board) throw new Error("no canvas");
  board.fillStyle = "#fff";
  board.fillRect(0, 0, width, height);
  board.imageSmoothingEnabled = false;
  board.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], name, { type: "image/png" });
}
