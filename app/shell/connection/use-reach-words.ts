import { useStore } from 'zustand';
import { useBrand } from '#app/brand/brand-context.tsx';
import { clockHour } from '#app/clock/clock-hour.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useMerchantZone } from '../status/use-merchant-zone.ts';
import { useReachStore } from './reach.ts';

const CLOCK = { minute: '2-digit', timeZoneName: 'shortOffset' } as const;

/** Why the platform cannot be reached, and when to come back. */
export function useReachWords(): { title: string; text: string } {
  const { t } = useTranslation();
  const { tag } = useCurrentLanguage();
  const timeZone = useMerchantZone();
  const { name: brand } = useBrand();
  const { state, backAt } = useStore(useReachStore());
  if (state === 'offline') return { title: t('unreached.offline'), text: t('unreached.wait') };
  const clock = new Intl.DateTimeFormat(tag, { ...CLOCK, hour: clockHour(tag), timeZone });
  const time = backAt && clock.format(backAt);
  return {
    title: t('unreached.down', { brand }),
    text: time ? t('unreached.backAt', { time }) : t('unreached.soon'),
  };
}
