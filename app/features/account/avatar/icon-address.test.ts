import { expect, it } from 'vitest';
import { iconAddress } from './icon-address.ts';

const base64 = (bytes: readonly number[]) => btoa(String.fromCharCode(...bytes));
const side = (pixels: number) => [pixels >> 24, pixels >> 16, pixels >> 8, pixels].map((byte) => byte & 255);
const png = (width: number, height: number) =>
  base64([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    0,
    0,
    0,
    13,
    73,
    72,
    68,
    82,
    ...side(width),
    ...side(height),
  ]);
/** With a table before the frame. */
const jpeg = (width: number, height: number) =>
  base64([
    ...[0xff, 0xd8, 0xff, 0xc4, 0, 3, 1, 0xff, 0xc2, 0, 11, 8],
    ...[...side(height).slice(2), ...side(width).slice(2), 1, 0, 0, 0],
  ]);

it('shows a PNG or JPEG under the type that its bytes have', () => {
  expect(iconAddress(png(1024, 1))).toBe(`data:image/png;base64,${png(1024, 1)}`);
  expect(iconAddress(jpeg(96, 1024))).toBe(`data:image/jpeg;base64,${jpeg(96, 1024)}`);
});

it.each([
  ['nothing', ''],
  ['a drawing with a script', btoa('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', btoa('<!doctype html><script>alert(1)</script>')],
  ['text that is not base64', 'data:image/png;base64,AAAA'],
  ['a PNG that is too wide', png(1025, 10)],
  ['a PNG that is too high', png(10, 4_000_000_000)],
  ['a JPEG that is too wide', jpeg(1025, 10)],
  ['a JPEG that is too high', jpeg(10, 65_000)],
  ['a PNG that ends within its head', base64([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
  ['a JPEG without a frame', base64([0xff, 0xd8, 0xff, 0xd9])],
])('refuses %s', (_what, value) => {
  expect(iconAddress(value)).toBeNull();
});
