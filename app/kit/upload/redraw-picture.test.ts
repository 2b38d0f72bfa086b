// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { redrawPicture } from './redraw-picture.ts';

const LIMIT = 1000;
const wanted = { kind: 'jpeg', accept: ['jpeg', 'png'], limit: LIMIT } as const;
const photograph = new File(['EXIF with a place'], 'a.jpg', { type: 'image/jpeg' });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser whose pictures take so many bytes for each pixel and part of quality. */
function browserOf(bytes: number, decodes = true): string[] {
  const written: string[] = [];
  const picture = { width: 100, height: 50, close: () => undefined };
  vi.stubGlobal('createImageBitmap', async () => {
    if (!decodes) throw new Error('not a picture');
    return picture;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
    quality = 2,
  ) {
    written.push(`${type} ${this.width}×${this.height} ${quality}`);
    done(new Blob([new Uint8Array(Math.round(this.width * this.height * bytes * quality))], { type: type ?? '' }));
  });
  return written;
}

// @proves 5.22
test('a picture is drawn again, so that nothing but pixels is sent', async () => {
  browserOf(0.1);
  const sent = await redrawPicture(photograph, wanted);
  expect([sent?.name, sent?.type, sent?.size]).toEqual(['a.jpg', 'image/jpeg', 460]);
});

test('a picture that is too large is written with less quality, and then smaller', async () => {
  const written = browserOf(0.4);
  expect((await redrawPicture(photograph, wanted))?.size).toBeLessThanOrEqual(LIMIT);
  expect(written).toEqual([
    'image/jpeg 100×50 0.92',
    'image/jpeg 100×50 0.8',
    'image/jpeg 100×50 0.65',
    'image/jpeg 70×35 0.92',
  ]);
});

test('one that stays too large is the smallest that there is', async () => {
  browserOf(100);
  expect((await redrawPicture(photograph, wanted))?.size).toBeGreaterThan(LIMIT);
});

test('a PNG stays one if it fits, and becomes a JPEG only where that is accepted', async () => {
  const written = browserOf(0.15);
  expect((await redrawPicture(photograph, { ...wanted, kind: 'png' }))?.type).toBe('image/jpeg');
  expect((await redrawPicture(photograph, { ...wanted, kind: 'png', accept: ['png'] }))?.type).toBe('image/png');
  expect(written[0]).toBe('image/png 100×50 2');
});

test('what cannot be decoded is no picture, whatever its first bytes say', async () => {
  browserOf(0.1, false);
  expect(await redrawPicture(photograph, wanted)).toBeNull();
});

test('a browser that decodes nothing sends the picture as it is', async () => {
  expect(await redrawPicture(photograph, wanted)).toBe(photograph);
});
