import { useEffect, useEffectEvent, useState } from 'react';
import { usePlatformClock } from '#app/clock/clock-context.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { visuallyHidden } from '../theme/hidden.css.ts';
import { figures } from './countdown.css.ts';
import { formatCountdown } from './format-countdown.ts';

interface CountdownProps {
  /** Epoch milliseconds of the platform's clock. */
  until: number;
  /** Announced at each whole minute that is left, and at the end, with 0. */
  say: (minutes: number) => string;
  /** Called once when the time is up. */
  onEnd?: () => void;
}

/** Time left until an instant. Announced at minutes and at the end, not every second. */
export function Countdown({ until, say, onEnd }: CountdownProps) {
  const { tag } = useCurrentLanguage();
  const left = useSecondsUntil(until);
  const over = left === 0;
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    if (over) end();
  }, [over]);

  return (
    <span>
      <bdi role="timer" className={figures}>
        {formatCountdown(left, tag)}
      </bdi>
      <span aria-live="polite" className={visuallyHidden}>
        {left % 60 === 0 && say(left / 60)}
      </span>
    </span>
  );
}

/**
 * Whole seconds until an instant, down to 0. Reads the clock each time, so that a suspended tab catches up.
 * @param until epoch milliseconds of the platform's clock
 */
function useSecondsUntil(until: number): number {
  const clock = usePlatformClock();
  const [left, setLeft] = useState(() => secondsUntil(until, clock.now()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const now = clock.now();
      setLeft(secondsUntil(until, now));
      const rest = until - now;
      // Waits for the next whole second rather than for one second, which would skip one now and then.
      if (rest > 0) timer = setTimeout(tick, rest % 1000 || 1000);
    };
    tick();
    const stop = clock.subscribe(tick);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [until, clock]);

  return left;
}

function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}
