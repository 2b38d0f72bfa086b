import { expect, it } from 'vitest';
import { parseNow, parseOrigin, parsePort } from './parse-port.ts';

it.each(['https://platform.example', 'https://platform.example/', 'http://127.0.0.1:8080'])('takes %s', (asked) => {
  expect(parseOrigin(asked)).toBe(asked.replace(/\/$/, ''));
});

it.each([
  'platform.example',
  'ftp://platform.example',
  'https://platform.example/gateway',
  'https://platform.example/?site=1',
  'https://operator:secret@platform.example',
])('does not take %s for the platform: a part of it would be lost', (asked) => {
  expect(() => parseOrigin(asked)).toThrow(
    '`--platform` needs an address without a path, such as https://platform.example',
  );
});

it.each(['0', '80', '65535'])('takes %s for a port', (asked) => {
  expect(parsePort(asked)).toBe(Number(asked));
});

it.each(['', ' ', ' 80', 'many', '-1', '+1', '1.5', '1e3', '0x10', '65536'])(
  'does not take "%s" for a port',
  (asked) => {
    expect(() => parsePort(asked)).toThrow('`--port` needs a number from 0 to 65535');
  },
);

it('takes an instant for the clock, in any zone', () => {
  expect(parseNow('2026-05-20T09:00:00+08:00')).toBe(parseNow('2026-05-20T01:00Z'));
});

it.each(['2026-05-20T09:00:00', 'tomorrow', '2026-02-30T09:00:00Z'])('does not take "%s" for an instant', (asked) => {
  expect(() => parseNow(asked)).toThrow('`--now` needs a day and a time with their zone, such as 2026-05-20');
});
