import type { FieldProblem } from './registration-rules.ts';

const PNG_HEAD = '89504e470d0a1a0a0000000d49484452';
const PNG_END = '49454e44ae426082';
const JPEG_HEAD = 'ffd8ff';
const JPEG_END = 'ffd9';
const START_OF_SCAN = 0xda;

interface PictureSize {
  width: number;
  height: number;
}

const MAX_PICTURE_BYTES = 5_242_880;

/** Pixels of a side. A few thousand bytes can say that they are a picture that fills a reviewer's memory. */
const LONGEST_SIDE = 16_384;

/** The rule that a picture breaks. Its format is read from its bytes, not from the data URL. */
export function brokenPictureRule(dataUrl: string): FieldProblem['rule'] | undefined {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (bytes.length > MAX_PICTURE_BYTES) return 'length';
  const size = pictureSize(bytes);
  if (!size || Math.min(size.width, size.height) < 1) return 'pattern';
  return Math.max(size.width, size.height) > LONGEST_SIDE ? 'length' : undefined;
}

/**
 * The size that the header of a JPEG or PNG names; null for bytes that have no whole header, or no end: a few first bytes do not make a
 * picture. Its pixels are not decoded.
 */
function pictureSize(bytes: Buffer): PictureSize | null {
  try {
    if (bytes.toString('hex', 0, 16) === PNG_HEAD) return sizeOfPng(bytes);
    return bytes.toString('hex', 0, 3) === JPEG_HEAD ? sizeOfJpeg(bytes) : null;
  } catch {
    // The bytes end within what they announce.
    return null;
  }
}

function sizeOfPng(bytes: Buffer): PictureSize | null {
  if (bytes.toString('hex', bytes.length - 8) !== PNG_END) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function sizeOfJpeg(bytes: Buffer): PictureSize | null {
  if (bytes.toString('hex', bytes.length - 2) !== JPEG_END) return null;
  for (let offset = 2; bytes.readUInt8(offset) === 0xff; offset += 2 + Math.max(bytes.readUInt16BE(offset + 2), 2)) {
    const marker = bytes.readUInt8(offset + 1);
    if (marker === START_OF_SCAN) return null;
    if (isFrame(marker)) return { width: bytes.readUInt16BE(offset + 7), height: bytes.readUInt16BE(offset + 5) };
  }
  return null;
}

/** SOF0 to SOF15, without the markers of tables that lie between them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
