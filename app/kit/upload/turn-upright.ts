import { exifOrientation, HEAD } from './exif-orientation.ts';

const UPRIGHT = 1;
/** Tried one after the other until the picture is small enough. */
const QUALITIES = [0.92, 0.8, 0.65];

/**
 * Turns a photograph as its camera was held, so that whoever looks at it without regard to EXIF sees it upright too. One
 * that is upright stays byte for byte; one that cannot be turned here stays as it is.
 * @param limit largest size in bytes
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
