import { afterEach, expect, it } from 'vitest';
import { moveClock } from '../e2e/site/move-clock.ts';

const HOUR = 3_600_000;

afterEach(() => moveClock(0));

it('moves what asks for the time, as often as it is called, and nothing else', () => {
  // Tests start with a moved clock.
  moveClock(0);
  const machine = Date.now();
  moveClock(9 * HOUR);
  moveClock(-HOUR);
  const late = machine - HOUR;
  expect(Date.now()).toBeGreaterThanOrEqual(late);
  expect(Date.now()).toBeLessThan(late + HOUR);
  expect(Math.abs(Date.parse(new Date().toISOString()) - Date.now())).toBeLessThan(HOUR);
  expect(Math.abs(Date.parse(Date()) - Date.now())).toBeLessThan(HOUR);
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(new Date(2026, 4, 20, 9).getHours()).toBe(9);
  expect(Date.UTC(2026, 4, 20)).toBe(Date.parse('2026-05-20'));
});

it('leaves dates what they are', () => {
  const before = new Date();
  moveClock(HOUR);
  class Day extends Date {}
  expect(before).toBeInstanceOf(Date);
  expect(new Date()).toBeInstanceOf(Date);
  expect(new Day()).toBeInstanceOf(Day);
  expect(new Day(0).getTime()).toBe(0);
  expect(new Date().constructor).toBe(Date);
  expect(Object.prototype.toString.call(new Date())).toBe('[object Date]');
  expect(structuredClone(new Date(5)).getTime()).toBe(5);
});
