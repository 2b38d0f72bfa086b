// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import type { PlayerCare } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import { ClockStrip } from './clock-strip.tsx';

const HOUR = 3_600_000;

const care: PlayerCare = {
  currency: 'EUR',
  timeZone: 'Europe/Malta',
  parts: [],
  limits: [],
  increaseHours: 24,
  sessionStartedAt: Date.UTC(2026, 0, 1),
  position: { since: '2026-01-01', deposited: ZERO, withdrawn: ZERO, balance: ZERO, net: ZERO },
};

/** Renders the strip with `room` pixels of the 500 that its texts need. */
function show(room: number) {
  let look = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(then: () => void) {
        look = then;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(room);
  showInSite(<ClockStrip care={care} />, {
    at: '/index',
    words: { 'reality-check.clock.label': 'Session' },
    prepare: ({ clock }) => clock.hear(care.sessionStartedAt + HOUR, performance.now(), true),
  });
  act(() => look());
  return screen.getByRole('region');
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('can be reached and scrolled by the keyboard where it is wider than the window', () => {
  expect(show(390).tabIndex).toBe(0);
});

it('is no stop of the keyboard where all of it is seen', () => {
  expect(show(500).hasAttribute('tabindex')).toBe(false);
});
