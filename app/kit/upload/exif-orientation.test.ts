import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exifOrientation } from './exif-orientation.ts';

/** A JPEG as phones write it: other segments, then EXIF data with the orientation after other entries. */
function jpegWith(orientation: number, isLittle: boolean, before: number): Uint8Array {
  const tiff = new DataView(new ArrayBuffer(8 + 2 + (before + 1) * 12));
  tiff.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  tiff.setUint16(2, 42, isLittle);
  tiff.setUint32(4, 8, isLittle);
  tiff.setUint16(8, before + 1, isLittle);
  for (let entry = 0; entry < before; entry += 1) tiff.setUint16(10 + entry * 12, 0x010f + entry, isLittle);
  const at = 10 + before * 12;
  tiff.setUint16(at, 0x0112, isLittle);
  tiff.setUint16(at + 2, 3, isLittle);
  tiff.setUint32(at + 4, 1, isLittle);
  tiff.setUint16(at + 8, orientation, isLittle);
  const length = 2 + 6 + tiff.byteLength;
  return new Uint8Array([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2],
    ...[0xff, 0xe1, length >> 8, length & 255, 0x45, 0x78, 0x69, 0x66, 0, 0],
    ...new Uint8Array(tiff.buffer),
    ...[0xff, 0xda],
  ]);
}

describe('exifOrientation', () => {
  it("reads the camera's orientation, in both byte orders", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 3 }),
        (held, little, before) => {
          expect(exifOrientation(jpegWith(held, little, before))).toBe(held);
        },
      ),
    );
  });

  it('treats a truncated or invalid picture as upright', () => {
    const whole = jpegWith(6, true, 2);
    for (let length = 0; length < whole.length - 6; length += 1) {
      expect(exifOrientation(whole.slice(0, length))).toBeLessThanOrEqual(6);
    }
    expect(exifOrientation(jpegWith(9, true, 0))).toBe(1);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const orientation = exifOrientation(new Uint8Array([0xff, 0xd8, 0xff, 0xe1, ...bytes]));
        expect(orientation).toBeGreaterThanOrEqual(1);
        expect(orientation).toBeLessThanOrEqual(8);
      }),
    );
  });
});
