import { clockHour } from '#app/clock/clock-hour.ts';
import { useAtNow } from '#app/clock/use-at-now.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useMerchantZone } from '../status/use-merchant-zone.ts';
import { backAt } from './system-notice.css.ts';

const CLOCK = { minute: '2-digit', timeZoneName: 'shortOffset' } as const;
/** Left out today. */
const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** When the site opens again, on the merchant's clock, whose zone the visitor may not be in; nothing once that time has passed. */
export function BackAt({ time }: { time: number }) {
  const { t } = useTranslation();
  const { tag } = useCurrentLanguage();
  const isOver = useAtNow((now) => time <= now);
  const timeZone = useMerchantZone();
  const { format: dayOf } = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeZone });
  const isToday = useAtNow((now) => dayOf(time) === dayOf(now));
  if (isOver) return null;
  const format = new Intl.DateTimeFormat(tag, { ...(!isToday && DAY), ...CLOCK, hour: clockHour(tag), timeZone });
  return (
    <p className={backAt}>
      <Icon name="timer" />
      <time dateTime={new Date(time).toISOString()}>
        {t('notice.maintenance.backAt', { time: format.format(time) })}
      </time>
    </p>
  );
}
