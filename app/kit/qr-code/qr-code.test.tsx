// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import fc from 'fast-check';
import { encode } from 'uqr';
import { afterEach, expect, it } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { QrCode, qrPath } from './qr-code.tsx';

afterEach(cleanup);

/** Paints a path of `M x y h n …` back into modules. */
function paint(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  return modules;
}

it('draws every module of the code, and no others', () => {
  fc.assert(
    fc.property(fc.webUrl(), (text) => {
      const { data, size } = encode(text, { ecc: 'M', border: 0 });
      expect(paint(qrPath(data), size)).toEqual(data);
    }),
    { numRuns: 20 },
  );
});

it('has a name, and the quiet zone that cameras need', () => {
  showPart(<QrCode text="https://specimen.example/app" title="Get the app" />);
  const code = screen.getByRole('img', { name: 'Get the app' });
  const { size } = encode('https://specimen.example/app', { ecc: 'M', border: 0 });
  expect(code.getAttribute('viewBox')).toBe(`-4 -4 ${size + 8} ${size + 8}`);
});
