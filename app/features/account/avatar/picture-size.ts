const PNG = 0x89504e47;
const JPEG = 0xffd8;

/** Markers of a JPEG's frame, which holds its size; the three in between are tables. */
const FRAMES = { first: 0xc0, last: 0xcf, tables: [0xc4, 0xc8, 0xcc] } as const;

/** Width and height of a PNG or JPEG in pixels, from its head; null when they cannot be read. */
export function pictureSize(bytes: Uint8Array<ArrayBuffer>): { width: number; height: number } | null {
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
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + Math.max(view.getUint16(at + 2), 2)) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}

function isFrame(marker: number): boolean {
  const { first, last, tables } = FRAMES;
  return marker >= first && marker <= last && !tables.some((table) => table === marker);
}
