// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_ZONES, moveDevice } from '#app/clock/device-zones.fixture.ts';
import { writeDay } from '#app/kit/date-field/day.ts';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { useToday } from './use-today.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

beforeEach(() => {
  vi.useFakeTimers();
  fakePlatform({});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function Today() {
  const today = useToday();
  return <p>{`${writeDay(today)} ${today.getTime() % DAY}`}</p>;
}

function show(timeZone: string, time: number) {
  vi.setSystemTime(time);
  showInSite(<Today />, {
    at: '/index',
    words: {},
    prepare: ({ session }) => session.store.setState({ status: 'member', member: { ...member, timeZone } }),
  });
}
const passes = (time: number) => act(async () => vi.advanceTimersByTimeAsync(time));

describe.each(DEVICE_ZONES)('today on a device in %s', (device) => {
  beforeEach(() => moveDevice(device));

  it('is the merchant’s day, midnight UTC, and the next one when its day ends', async () => {
    show('Asia/Manila', Date.parse('2026-11-28T23:59:30+08:00'));
    expect(screen.getByText('28-11-2026 0')).toBeDefined();
    await passes(MINUTE);
    expect(screen.getByText('29-11-2026 0')).toBeDefined();
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ])('of a merchant in Malta, on %s, lasts for %i hours', async (day, hours) => {
    const start = Date.parse(day) - (hours === 23 ? 1 : 2) * HOUR;
    const written = day.split('-').toReversed().join('-');
    show('Europe/Malta', start - MINUTE);
    expect(screen.queryByText(`${written} 0`)).toBeNull();
    await passes(MINUTE);
    expect(screen.getByText(`${written} 0`)).toBeDefined();
    cleanup();
    show('Europe/Malta', start + hours * HOUR - MINUTE);
    expect(screen.getByText(`${written} 0`)).toBeDefined();
    await passes(MINUTE);
    expect(screen.queryByText(`${written} 0`)).toBeNull();
  });
});
