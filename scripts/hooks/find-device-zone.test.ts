import { expect, it } from 'vitest';
import { findDeviceZone } from './find-device-zone.ts';

it.each([
  ['const hour = new Date(time).getHours();', 'new Date(time).getHours'],
  ['const isSame = date.toDateString() === day;', 'date.toDateString'],
  ['const ahead = date.getTimezoneOffset();', 'date.getTimezoneOffset'],
  ['const text = date.toLocaleTimeString(tag, { timeZone });', 'date.toLocaleTimeString'],
  ['const day = new Date(2026, 10, 28);', 'new Date(2026, 10, 28)'],
  ['const { format } = new Intl.DateTimeFormat(tag);', 'new Intl.DateTimeFormat(tag)'],
  [
    "const clock = Intl.DateTimeFormat(tag, { timeStyle: 'short' });",
    "Intl.DateTimeFormat(tag, { timeStyle: 'short' })",
  ],
  ['const clock = new Intl.DateTimeFormat(tag, OPTIONS);', 'new Intl.DateTimeFormat(tag, OPTIONS)'],
  ['const clock = new Intl.DateTimeFormat(tag, { ...zoned });', 'new Intl.DateTimeFormat(tag, { ...zoned })'],
])('finds the device’s zone in %s', (line, text) => {
  expect(findDeviceZone('a.tsx', `const a = 1;\n${line}`)).toEqual([{ line: 2, text }]);
});

it.each([
  "new Intl.DateTimeFormat(tag, { ...FORMS[form], timeZone: 'UTC' })",
  'new Intl.DateTimeFormat(tag, { hour, timeZone }).formatToParts(time)',
  'type Options = Intl.DateTimeFormatOptions;',
  'date.getUTCHours()',
  'new Date(time).toISOString()',
  'new Date(Date.UTC(2026, 10, 28))',
  "rounds.toLocaleString('en')",
])('allows %s', (line) => {
  expect(findDeviceZone('a.tsx', line)).toEqual([]);
});
