// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { useClock, useTimeText } from './use-clock.ts';

const NOON = Date.UTC(2026, 10, 24, 12);
const LATE = Date.UTC(2026, 10, 24, 17, 30);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function Shown({ zone }: { zone: string | undefined }) {
  const [long, timeText] = [useClock('long', zone), useTimeText()];
  return [long(LATE), timeText(NOON), timeText(LATE)].join(' | ').replaceAll('\u202f', ' ');
}

function show(timeZone: string | undefined, zone?: string) {
  showInSite(<Shown zone={zone} />, {
    at: '/member',
    words: {},
    prepare: ({ session }) =>
      session.store.setState({ status: 'member', member: { ...member, ...(timeZone !== undefined && { timeZone }) } }),
  });
}

it('writes moments on the clock of the merchant, whose day may be another', () => {
  show('Asia/Manila');
  expect(screen.getByText('Nov 25, 2026, 1:30 AM | 8:00 PM | Nov 25, 1:30 AM')).toBeDefined();
});

it('prefers the zone of an answer, and takes UTC for one that the browser does not know', () => {
  show('Asia/Manila', 'America/Lima');
  expect(screen.getByText(/^Nov 24, 2026, 12:30 PM/)).toBeDefined();
  cleanup();
  show('Moon/Tranquility');
  expect(screen.getByText('Nov 24, 2026, 5:30 PM | 12:00 PM | 5:30 PM')).toBeDefined();
});

it("takes the device's zone where the platform names none", () => {
  show(undefined);
  const here = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(LATE);
  expect(screen.getByText(new RegExp(`^${here.replaceAll('\u202f', ' ')}`))).toBeDefined();
});
