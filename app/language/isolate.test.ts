import { describe, expect, it } from 'vitest';
import { isolate } from './isolate.ts';

describe('isolate', () => {
  it.each([
    ['777 (Deluxe)', 'rtl'],
    ['Казино 7', 'rtl'],
    ['老虎机', 'rtl'],
    ['حسن (2)', 'ltr'],
    ['משחק 7', 'ltr'],
  ] as const)('marks %s in a language of the other direction, %s', (name, direction) => {
    expect(isolate(name, direction)).toBe(`\u2068${name}\u2069`);
  });

  it.each([
    ['777 (Deluxe)', 'ltr'],
    ['حسن (2)', 'rtl'],
    ['₱1,234.50', 'rtl'],
    ['20/05/2026', 'rtl'],
    ['', 'rtl'],
  ] as const)('leaves %s as it is, %s', (name, direction) => expect(isolate(name, direction)).toBe(name));
});
