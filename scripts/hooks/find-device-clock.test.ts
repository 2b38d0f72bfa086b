import { expect, it } from 'vitest';
import { findDeviceClock } from './find-device-clock.ts';

it.each([
  ['return until - Date.now();', 'Date.now'],
  ['const [now] = useState(Date.now);', 'Date.now'],
  ['const now = globalThis.Date.now();', 'globalThis.Date.now'],
  ['const today = new Date();', 'new Date()'],
  ['const today = new Date;', 'new Date'],
  ['const text = Date();', 'Date()'],
  ["const day = new Intl.DateTimeFormat('en').format();", "new Intl.DateTimeFormat('en').format()"],
  ['const parts = format.formatToParts();', 'format.formatToParts()'],
])('finds the device’s clock in %s', (line, text) => {
  expect(findDeviceClock('a.tsx', `const a = 1;\n${line}`)).toEqual([{ line: 2, text }]);
});

it.each([
  'clock.now()',
  'performance.now()',
  'new Date(time).toISOString()',
  'Date.UTC(2026, 10, 28)',
  'Date.parse(text)',
  'format.format(time)',
  'days.map(format.format)',
  'type Day = Date;',
])('allows %s', (line) => {
  expect(findDeviceClock('a.tsx', line)).toEqual([]);
});
