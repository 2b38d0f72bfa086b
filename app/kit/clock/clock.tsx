import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { clock } from './clock.css.ts';
import { describeTime } from './describe-time.ts';
import { useNow } from './use-now.ts';

interface ClockProps {
  /** IANA name; the device's own time zone when left out. */
  timeZone?: string;
}

/** The time to the second, with its zone. It is no live region: a screen reader that said every second would say nothing else. */
export function Clock({ timeZone }: ClockProps) {
  const { tag } = useCurrentLanguage();
  const now = useNow();
  const { zone, text } = describeTime(now, tag, timeZone);
  return (
    <span className={clock}>
      <bdi>{zone}</bdi>
      <time dateTime={now.toISOString()}>{text}</time>
    </span>
  );
}
