/** Bytes from the start of a file that contain the orientation. */
export const HEAD = 131_072;

const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const ORIENTATION = 0x0112;

/**
 * The orientation in a JPEG's EXIF data: 1 upright, 2 to 8 mirrored or rotated.
 * @returns 1 if it is missing or unreadable
 */
export function exifOrientation(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return view.getUint16(0) === 0xffd8 ? inSegments(view) : 1;
  } catch {
    // The file ends within the announced data.
    return 1;
  }
}

function inSegments(view: DataView): number {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + Math.max(view.getUint16(at + 2), 2)) {
    const marker = view.getUint8(at + 1);
    if (marker === START_OF_SCAN) return 1;
    // "Exif" and two zero bytes precede the data.
    if (marker === APP1 && view.getUint32(at + 4) === 0x4578_6966) return inTiff(view, at + 10);
  }
  return 1;
}

function inTiff(view: DataView, start: number): number {
  const isLittle = view.getUint16(start) === 0x4949;
  const first = start + view.getUint32(start + 4, isLittle);
  const count = view.getUint16(first, isLittle);
  for (let entry = first + 2; entry < first + 2 + count * 12; entry += 12) {
    if (view.getUint16(entry, isLittle) !== ORIENTATION) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
