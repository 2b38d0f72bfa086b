// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DEVICE_ZONES, moveDevice } from '#app/clock/device-zones.fixture.ts';
import { isoClock } from '#app/clock/iso-clock.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { useTimes } from './use-times.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

interface TimesProps {
  timeZone: string;
  today: string;
  times: readonly string[];
}

/** Shows times as the list and the file format them. */
function Times({ timeZone, today, times }: TimesProps) {
  const [inList, inFile] = [useTimes({ timeZone, today }), isoClock(timeZone)];
  return times.map((time) => <p key={time}>{`${inList(Date.parse(time))} | ${inFile(Date.parse(time))}`}</p>);
}

function shown(props: TimesProps): string[] {
  showInSite(<Times {...props} />, { at: '/member', words: {} });
  return screen.getAllByText(/\|/).map(({ textContent }) => textContent.replace(/\s/g, ' '));
}

it.each(DEVICE_ZONES)('a list and its file have the merchant’s times on a device in %s', (device) => {
  moveDevice(device);
  const times = ['2026-12-31T23:59:30+08:00', '2027-01-01T00:00:30+08:00'];
  expect(shown({ timeZone: 'Asia/Manila', today: '2026-12-31', times })).toEqual([
    'Dec 31, 11:59 PM | 2026-12-31 23:59:30',
    'Jan 1, 2027, 12:00 AM | 2027-01-01 00:00:30',
  ]);
});

it.each(DEVICE_ZONES)('an hour that is missing, or comes twice, is the merchant’s on a device in %s', (device) => {
  moveDevice(device);
  const times = [
    ...['2026-03-29T01:59:30+01:00', '2026-03-29T03:00:30+02:00'],
    ...['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'],
  ];
  expect(shown({ timeZone: 'Europe/Malta', today: '2026-10-25', times })).toEqual([
    'Mar 29, 1:59 AM | 2026-03-29 01:59:30',
    'Mar 29, 3:00 AM | 2026-03-29 03:00:30',
    'Oct 25, 2:30 AM | 2026-10-25 02:30:00',
    'Oct 25, 2:30 AM | 2026-10-25 02:30:00',
  ]);
});
