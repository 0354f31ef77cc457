/** A file with real first bytes, padded to `size`. */
function fileOf(head: readonly number[], name: string, type: string, size: number): File {
  const bytes = new Uint8Array(Math.max(size, head.length));
  bytes.set(head);
  return new File([bytes], name, { type });
}

const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));

export const png = (size = 100) =>
  fileOf([0x89, ...text("PNG\r\n"), 0x1a, 0x0a], "photo.png", "image/png", size);
export const jpeg = (size = 100) => fileOf([0xff, 0xd8, 0xff, 0xe0], "photo.jpg", "image/jpeg", size);
export const gif = (size = 100) => fileOf(text("GIF89a"), "moving.gif", "image/gif", size);
export const mp4 = (size = 100) => fileOf([0, 0, 0, 24, ...text("ftypisom")], "clip.mp4", "video/mp4", size);
export const mov = (size = 100) =>
  fileOf([0, 0, 0, 20, ...text("ftypqt  ")], "clip.mov", "video/quicktime", size);
export const page = () => new File(["<script>alert(1)</script>"], "photo.png", { type: "image/png" });
