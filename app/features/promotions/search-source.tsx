import { useEffect } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { usePromotions } from '#app/shell/promotions/use-promotions.ts';
import type { SearchSourceProps } from '#app/shell/slots/slots.ts';
import { promotionAddress } from './promotion-address.ts';

/** Adds the promotions to the search. */
export function PromotionSource({ onFound }: SearchSourceProps) {
  const { t } = useTranslation('promotions');
  const { data } = usePromotions();
  const title = t('entry.promotions');
  useEffect(() => {
    if (!data) return;
    const entries = data.map(({ id, title: name, summary }) => ({
      ...{ name, otherNames: [summary], note: summary, to: promotionAddress(id) },
    }));
    onFound({ title, icon: 'gift', entries });
  }, [data, title, onFound]);
  return null;
}
