import { useAtNow } from '#app/clock/use-at-now.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { backAt } from './system-notice.css.ts';

/** When the site opens again, in the visitor's time zone; nothing once that time has passed. */
export function BackAt({ time }: { time: number }) {
  const { t } = useTranslation();
  const { tag } = useCurrentLanguage();
  const isOver = useAtNow((now) => time <= now);
  const isToday = useAtNow((now) => new Date(time).toDateString() === new Date(now).toDateString());
  if (isOver) return null;
  return (
    <p className={backAt}>
      <Icon name="timer" />
      <time dateTime={new Date(time).toISOString()}>
        {t('notice.maintenance.backAt', { time: clockTime(time, isToday, tag) })}
      </time>
    </p>
  );
}

/** With the day, unless it is today. */
function clockTime(time: number, isToday: boolean, tag: string): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const format = new Intl.DateTimeFormat(tag, { ...(!isToday && day), hour: 'numeric', minute: '2-digit' });
  return format.format(time);
}
