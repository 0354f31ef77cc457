/** The file as a picture; null if the browser cannot draw it. Not every browser has createImageBitmap. */
export async function pictureOf(file: File): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = await dataUrlOf(file);
  return picture.decode().then(
    () => picture,
    () => null,
  );
}

function dataUrlOf(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
