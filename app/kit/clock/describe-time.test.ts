import { describe, expect, it } from 'vitest';
import { describeTime } from './describe-time.ts';

const moment = new Date('2026-11-21T02:42:07Z');

describe('describeTime', () => {
  it.each([
    ['Asia/Manila', 'GMT+8', '10:42:07'],
    ['Asia/Kolkata', 'GMT+5:30', '8:12:07'],
    ['America/Lima', 'GMT−5', '9:42:07'],
  ])('formats the time and the offset of %s', (timeZone, zone, time) => {
    const shown = describeTime(moment, 'en', timeZone);
    expect(shown.zone).toBe(zone);
    expect(shown.text).toContain(time);
  });
});
