import { imageKind } from '#app/kit/upload/sniff-image.ts';

const PNG = 0x89504e47;
const JPEG = 0xffd8;

/** Markers of a JPEG's frame, which holds its size; the three in between are tables. */
const FRAMES = { first: 0xc0, last: 0xcf, tables: [0xc4, 0xc8, 0xcc] } as const;

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

/** Width and height of a PNG or JPEG in pixels, from its head; null when they cannot be read. */
function pictureSize(bytes: Uint8Array<ArrayBuffer>): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer);
  try {
    if (view.getUint32(0) === PNG) return { width: view.getUint32(16), height: view.getUint32(20) };
    return view.getUint16(0) === JPEG ? sizeOfFrame(view) : null;
  } catch {
    // The file ends within its head.
    return null;
  }
}

function sizeOfFrame(view: DataView): { width: number; height: number } | null {
  for (let offset = 2; view.getUint8(offset) === 0xff; offset += 2 + Math.max(view.getUint16(offset + 2), 2)) {
    const marker = view.getUint8(offset + 1);
    if (isFrame(marker)) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
  }
  return null;
}

function isFrame(marker: number): boolean {
  const { first, last, tables } = FRAMES;
  return marker >= first && marker <= last && !tables.some((table) => table === marker);
}
