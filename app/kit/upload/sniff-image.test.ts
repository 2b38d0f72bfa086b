import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sniffImage } from './sniff-image.ts';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const name = fc.constantFrom('a.jpg', 'a.png', 'a.gif', 'a.exe', 'a');
const type = fc.constantFrom('image/jpeg', 'image/png', 'text/html', '');

function file(head: readonly number[], rest: Uint8Array<ArrayBuffer>, called: string, told: string): File {
  return new File([new Uint8Array(head), rest], called, { type: told });
}

describe('sniffImage', () => {
  // @proves 5.21
  it('recognises a picture by its first bytes, regardless of its name and type', async () => {
    const rest = fc.uint8Array({ maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(rest, name, type, async (bytes, called, told) => {
        expect(await sniffImage(file(JPEG, new Uint8Array(bytes), called, told))).toBe('jpeg');
        expect(await sniffImage(file(PNG, new Uint8Array(bytes), called, told))).toBe('png');
      }),
    );
  });

  // @proves 5.21
  it('rejects other bytes, regardless of their name and type', async () => {
    const other = fc.uint8Array({ maxLength: 20 }).filter((bytes) => bytes[0] !== JPEG[0] && bytes[0] !== PNG[0]);
    await fc.assert(
      fc.asyncProperty(other, name, type, async (bytes, called, told) => {
        expect(await sniffImage(file([], new Uint8Array(bytes), called, told))).toBeUndefined();
      }),
    );
  });
});
