import { expect, it } from 'vitest';
import { digest } from '../digest.ts';
import { timeByContent } from './time-by-content.ts';

it('is the same for the same bytes, and another one for others', () => {
  const times = Array.from({ length: 1000 }, (_, at) => timeByContent(digest(`page ${at}`)).getTime());
  expect(new Set(times).size).toBe(1000);
  expect(timeByContent(digest('page 0')).getTime()).toBe(times[0]);
});

it('is a whole second of the past, as headers and file systems take it', () => {
  for (const sha256 of ['0'.repeat(64), 'f'.repeat(64)]) {
    expect(timeByContent(sha256).getUTCMilliseconds()).toBe(0);
    expect(timeByContent(sha256).getUTCFullYear()).toBeLessThan(2010);
  }
});
