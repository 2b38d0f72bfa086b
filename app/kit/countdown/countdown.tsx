import { useEffect, useEffectEvent } from 'react';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { visuallyHidden } from '../theme/hidden.css.ts';
import { figures } from './countdown.css.ts';
import { formatCountdown } from './format-countdown.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

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
