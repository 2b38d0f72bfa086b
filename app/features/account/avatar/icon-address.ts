import { imageKind } from '#app/kit/upload/sniff-image.ts';
import { pictureSize } from './picture-size.ts';

/** Longest side in pixels: a small file can hold a picture that takes gigabytes to show. */
const MAX_SIDE = 1024;

/**
 * A picture from the platform as an address for an `<img>`.
 * @returns null when it is empty, neither PNG nor JPEG by its bytes, or too large
 */
export function iconAddress(base64: string): string | null {
  const bytes = bytesOf(base64);
  const kind = bytes && imageKind(bytes);
  const size = bytes && pictureSize(bytes);
  if (!kind || !size || Math.max(size.width, size.height) > MAX_SIDE) return null;
  return `data:image/${kind};base64,${base64}`;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
