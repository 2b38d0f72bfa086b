import { useCurrentLanguage } from '../../../language/language-context.tsx';
import { describeTime } from './describe-time.ts';
import { clock } from './office.css.ts';
import { useNow } from './use-now.ts';

/** The time here. It is no live region: a screen reader that said every second would say nothing else. */
export function OfficeClock() {
  const { tag } = useCurrentLanguage();
  const now = useNow();
  const { zone, text } = describeTime(now, tag);
  return (
    <p className={clock}>
      <span>{zone}</span>
      <time dateTime={now.toISOString()}>{text}</time>
    </p>
  );
}
