import { exifOrientation, HEAD } from './exif-orientation.ts';

const UPRIGHT = 1;
/** Tried in order until the picture is small enough. */
const QUALITIES = [0.92, 0.8, 0.65];

/**
 * Rotates a photograph by its EXIF orientation, so that software that ignores EXIF shows it upright too. An upright picture
 * stays byte for byte; one that cannot be rotated stays as it is.
 * @param limit maximum size in bytes
 */
export async function turnUpright(file: File, limit: number): Promise<File> {
  try {
    const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
    if (exifOrientation(head) === UPRIGHT) return file;
    const turned = await redraw(file, limit);
    return turned ? new File([turned], file.name, { type: turned.type }) : file;
  } catch {
    return file;
  }
}

async function redraw(file: File, limit: number): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  for (const quality of QUALITIES) {
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (drawn && drawn.size <= limit) return drawn;
  }
  return undefined;
}
