import { expect, it } from 'vitest';
import { clockHour } from './clock-hour.ts';

const at = Date.UTC(2026, 10, 28, 5, 45);

it.each(['en', 'en-GB', 'fil', 'vi', 'th', 'zh-Hans', 'ar'])('writes the hour in %s as in a time alone', (tag) => {
  const alone = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' }).format(at);
  const parts = { hour: clockHour(tag), minute: '2-digit', timeZone: 'UTC' } as const;
  expect(new Intl.DateTimeFormat(tag, parts).format(at)).toBe(alone);
});
