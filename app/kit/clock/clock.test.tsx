// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { Clock } from './clock.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T02:42:58Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// @proves 9.14
it('ticks every second in its time zone, without announcements, and stops on unmount', () => {
  const { container, unmount } = showPart(<Clock timeZone="Asia/Manila" />);
  expect(container.textContent).toContain('GMT+8');
  expect(container.textContent).toContain('10:42:58');
  act(() => vi.advanceTimersByTime(3000));
  expect(container.textContent).toContain('10:43:01');
  expect(container.querySelector('[aria-live], [role]')).toBeNull();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('has the time to the minute in brief', () => {
  const { container } = showPart(<Clock timeZone="Asia/Manila" brief />);
  expect(container.textContent).toBe('GMT+810:42 AM');
});
