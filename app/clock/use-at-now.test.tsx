// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlatformClockProvider } from './clock-context.ts';
import { createPlatformClock } from './platform-clock.ts';
import { useAtNow } from './use-at-now.ts';

const NOON = Date.UTC(2026, 10, 28, 12);

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function follow(read: (now: number) => boolean) {
  const clock = createPlatformClock();
  const drawn = vi.fn();
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <PlatformClockProvider value={clock}>{children}</PlatformClockProvider>
  );
  const { result, unmount } = renderHook(
    () => {
      drawn();
      return useAtNow(read);
    },
    { wrapper },
  );
  return { clock, drawn, result, unmount };
}

it('renders again when what follows from the time changes, and not before', () => {
  const { drawn, result, unmount } = follow((now) => now >= NOON + 10_000);
  act(() => vi.advanceTimersByTime(9000));
  expect([result.current, drawn.mock.calls.length]).toEqual([false, 1]);
  act(() => vi.advanceTimersByTime(1000));
  expect([result.current, drawn.mock.calls.length]).toEqual([true, 2]);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('follows a clock that is set', () => {
  const { clock, result } = follow((now) => now >= NOON);
  expect(result.current).toBe(true);
  act(() => clock.hear(NOON - 1, performance.now(), true));
  expect(result.current).toBe(false);
});

it('cannot be prerendered: nobody knows when that will be read', () => {
  const Part = () => useAtNow(String);
  const part = (
    <PlatformClockProvider value={createPlatformClock()}>
      <Part />
    </PlatformClockProvider>
  );
  expect(() => renderToString(part)).toThrow();
});
