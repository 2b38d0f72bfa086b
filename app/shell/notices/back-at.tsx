import { useNow } from '#app/kit/clock/use-now.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { backAt } from './system-notice.css.ts';

/** When the site opens again, on the visitor's own clock; nothing once that time has passed. */
export function BackAt({ time }: { time: number }) {
  const { t } = useTranslation();
  const { tag } = useCurrentLanguage();
  const now = useNow();
  if (time <= now.getTime()) return null;
  return (
    <p className={backAt}>
      <Icon name="timer" />
      <time dateTime={new Date(time).toISOString()}>
        {t('notice.maintenance.backAt', { time: clockTime(time, now, tag) })}
      </time>
    </p>
  );
}

/** With the day, unless it is today. */
function clockTime(time: number, now: Date, tag: string): string {
  const isToday = new Date(time).toDateString() === now.toDateString();
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const format = new Intl.DateTimeFormat(tag, { ...(!isToday && day), hour: 'numeric', minute: '2-digit' });
  return format.format(time);
}
