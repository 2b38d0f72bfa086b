import { useAtNow } from '#app/clock/use-at-now.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { clock } from './clock.css.ts';
import { describeTime } from './describe-time.ts';

/** Milliseconds between two updates, from part 9 of the specification. */
const SECOND = 1000;

interface ClockProps {
  /** IANA name. */
  timeZone: string;
  /** The time of day to the minute, where there is no room for more. */
  brief?: boolean;
}

/** The platform's time to the second, with its zone. Not a live region: a screen reader would announce every second and nothing else. */
export function Clock({ timeZone, brief = false }: ClockProps) {
  const { tag } = useCurrentLanguage();
  const now = new Date(useAtNow((time) => time - (time % SECOND)));
  const { zone, text } = describeTime(now, tag, timeZone, brief);
  return (
    <span className={clock}>
      <bdi>{zone}</bdi>
      <time dateTime={now.toISOString()}>{text}</time>
    </span>
  );
}
