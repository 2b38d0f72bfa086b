import { expect, it } from 'vitest';
import { BEGINNING, fitting } from './fitting.ts';

const after = (...frames: number[]) => frames.reduce(fitting, BEGINNING);

it('gives a fast device a tile more with each frame, up to four', () => {
  expect(after(17)).toBe(3);
  expect(after(17, 17, 17, 17)).toBe(4);
});

it('gives half as many after a frame that was late, but always one', () => {
  expect(after(17, 17, 67)).toBe(2);
  expect(after(17, 17, 67, 50, 83)).toBe(1);
});

it('goes on as it does where a frame is neither in time nor late', () => {
  expect(after(33, 33, 33)).toBe(BEGINNING);
});

it('comes back to what it gave once frames come in time again', () => {
  expect(after(67, 67, 17, 17, 17)).toBe(4);
});
