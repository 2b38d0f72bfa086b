// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlatformClockProvider } from '#app/clock/clock-context.ts';
import { createPlatformClock } from '#app/clock/platform-clock.ts';
import { showPart } from '../show-part.fixture.tsx';
import { Countdown } from './countdown.tsx';

const DAY = 86_400_000;
const onEnd = vi.fn();
const say = (minutes: number) => (minutes === 0 ? 'Time is over' : `${minutes} minutes left`);

beforeEach(() => {
  onEnd.mockClear();
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const heard = (container: HTMLElement) => container.querySelector('[aria-live="polite"]')?.textContent;

describe('Countdown', () => {
  it('counts whole seconds down to zero, and ends once', () => {
    showPart(<Countdown until={2500} say={say} onEnd={onEnd} />);
    const shown = screen.getByRole('timer');
    expect(shown.textContent).toBe('0:03');
    wait(500);
    expect(shown.textContent).toBe('0:02');
    expect(onEnd).not.toHaveBeenCalled();
    wait(2000);
    expect(shown.textContent).toBe('0:00');
    wait(5000);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is announced at whole minutes and at the end, but not in between', () => {
    const { container } = showPart(<Countdown until={121_000} say={say} />);
    const texts = new Set<string>();
    for (let second = 0; second <= 121; second++) {
      const text = heard(container);
      if (text) texts.add(`${second}: ${text}`);
      wait(1000);
    }
    expect([...texts]).toEqual(['1: 2 minutes left', '61: 1 minutes left', '121: Time is over']);
  });

  it('catches up after a sleep', () => {
    showPart(<Countdown until={600_000} say={say} />);
    vi.setSystemTime(590_000);
    wait(1000);
    expect(screen.getByRole('timer').textContent).toBe('0:09');
  });

  it('follows the platform’s clock when that is set, and ends by it', () => {
    const clock = createPlatformClock();
    const time = 20_000 * DAY;
    vi.setSystemTime(time + 2 * DAY);
    showPart(
      <PlatformClockProvider value={clock}>
        <Countdown until={time + 600_000} say={say} onEnd={onEnd} />
      </PlatformClockProvider>,
    );
    onEnd.mockClear();
    act(() => clock.hear(time, performance.now(), true));
    expect(screen.getByRole('timer').textContent).toBe('10:00');
    wait(599_000);
    expect(onEnd).not.toHaveBeenCalled();
    wait(1000);
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
