import type { ImageKind } from './sniff-image.ts';

/** Tried in order until the picture is small enough. */
const QUALITIES = [0.92, 0.8, 0.65];
/** Parts of both sides' lengths that are tried for a picture that is still too large. */
const SCALES = [1, 0.7, 0.5, 0.35];

interface Wanted {
  kind: ImageKind;
  accept: readonly ImageKind[];
  /** Maximum size in bytes. */
  limit: number;
}

/**
 * Draws a picture again, upright: nothing but its pixels is left, neither a place nor a camera nor what hides behind a first few
 * bytes. One that is too large is written with less quality, then smaller.
 * @returns null for one that cannot be decoded; the smallest that there is, if it is still too large. A browser that decodes no picture
 * for a script leaves it as it is.
 */
export async function redrawPicture(file: File, target: Wanted): Promise<File | null> {
  if (typeof createImageBitmap !== 'function') return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const drawn = await smallEnough(picture, target);
    picture.close();
    return drawn && new File([drawn], file.name, { type: drawn.type });
  } catch {
    return null;
  }
}

async function smallEnough(picture: ImageBitmap, { kind, accept, limit }: Wanted): Promise<Blob | null> {
  let smallest: Blob | null = null;
  for (const scale of SCALES) {
    const canvas = drawn(picture, scale);
    for (const [type, quality] of formats(kind, accept)) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
      if (blob && blob.size <= limit) return blob;
      if (blob && (!smallest || blob.size < smallest.size)) smallest = blob;
    }
  }
  return smallest;
}

function formats(kind: ImageKind, accept: readonly ImageKind[]): [type: string, quality?: number][] {
  const jpegs = QUALITIES.map((quality): [string, number] => ['image/jpeg', quality]);
  if (kind === 'jpeg') return jpegs;
  return accept.includes('jpeg') ? [['image/png'], ...jpegs] : [['image/png']];
}

function drawn(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
