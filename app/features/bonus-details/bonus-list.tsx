import { Button } from '#app/kit/button/button.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import type { Bonuses } from '#schemas/generated/platform.ts';
import { BonusCard } from './bonus-card.tsx';
import { boneBar, boneText, boneTitle, card, list } from './bonuses.css.ts';
import type { BonusAddress } from './use-bonus-address.ts';

const SKELETONS = Array.from({ length: 3 }, (_, index) => index);

interface BonusListProps {
  /** Undefined while loading. */
  data: Bonuses | undefined;
  /** True while `data` still belongs to the previous page or filter. */
  busy: boolean;
  address: BonusAddress;
}

/** One page of bonuses. An empty list explains itself and offers a next step. */
export function BonusList({ data, busy, address }: BonusListProps) {
  const { t } = useTranslation('bonus-details');
  // An empty previous answer says nothing about the filter that is loading.
  const shown = busy && data?.content.length === 0 ? undefined : data;
  if (shown?.content.length === 0) return <NoBonuses address={address} />;
  return (
    <ul className={list} aria-label={t('list')} aria-busy={busy || !data}>
      {shown
        ? shown.content.map((bonus) => (
            <BonusCard
              key={`${bonus.promotionId}-${bonus.receivedAt}`}
              {...{ bonus, currency: shown.currency, timeZone: shown.timeZone }}
            />
          ))
        : SKELETONS.map((index) => <BonusSkeleton key={index} />)}
    </ul>
  );
}

function NoBonuses({ address: { shown, range, showAll } }: Pick<BonusListProps, 'address'>) {
  const { t } = useTranslation('bonus-details');
  const isWhole = shown === 'all' && range === 'all';
  const title = range === 'all' ? t(`none.${shown}`) : t('noneIn.title');
  const text = range === 'all' ? t(`noneText.${shown}`) : t('noneIn.text');
  return (
    <Empty icon="sparkle" title={title} text={text}>
      {isWhole ? (
        <LinkButton to={paths.promotions}>{t('find')}</LinkButton>
      ) : (
        <Button onClick={showAll}>{t('showAll')}</Button>
      )}
    </Empty>
  );
}

function BonusSkeleton() {
  return (
    <li className={card} aria-hidden="true">
      <Skeleton className={boneTitle} />
      <Skeleton className={boneText} />
      <Skeleton className={boneBar} />
    </li>
  );
}
