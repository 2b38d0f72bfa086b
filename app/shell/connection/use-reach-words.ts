import { useStore } from 'zustand';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useReachStore } from './reach.ts';

/** Why the platform cannot be reached, and when to come back. */
export function useReachWords(): { title: string; text: string } {
  const { t } = useTranslation();
  const { tag } = useCurrentLanguage();
  const { name: brand } = useBrand();
  const { state, backAt } = useStore(useReachStore());
  if (state === 'offline') return { title: t('unreached.offline'), text: t('unreached.wait') };
  const time = backAt && new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit' }).format(backAt);
  return {
    title: t('unreached.down', { brand }),
    text: time ? t('unreached.backAt', { time }) : t('unreached.soon'),
  };
}
