import { useQuery } from '@tanstack/react-query';
import { Button } from '#app/kit/button/button.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { pages } from '../feature.json';
import { usePoints } from '../use-points.ts';
import { boneSum, pointsPanel, purse, rate, retry, sum, valuePanel } from './mall.css.ts';
import { PointsValue } from './points-value.tsx';

interface PointsSummaryProps {
  onConvert: () => void;
}

/** Balance of points, how to earn them, and their value in money. */
export function PointsSummary({ onConvert }: PointsSummaryProps) {
  const { t } = useTranslation('point-mall');
  const { tag } = useCurrentLanguage();
  const { status } = useSession();
  const { data: config } = useQuery(usePoints().config);
  const money = (amount: MinorUnits) => config && formatMoney(amount, config.currency, tag);
  return (
    <section className={purse} aria-label={t('purse.label')}>
      <div className={pointsPanel}>
        <span className={prose.aside}>{t('purse.label')}</span>
        <Sum />
        <p className={prose.aside}>
          {t('purse.lasting')} {config && t('purse.earn', { amount: money(config.stakePerPoint) })}
        </p>
      </div>
      <div className={valuePanel}>
        <div className={rate}>
          <PointsValue />
        </div>
        {status === 'guest' ? <LogInLink /> : <Button onClick={onConvert}>{t('purse.convert')}</Button>}
      </div>
    </section>
  );
}

function Sum() {
  const { t } = useTranslation('point-mall');
  const { tag } = useCurrentLanguage();
  const { status } = useSession();
  const { data, isError, refetch } = useQuery(usePoints().balance);
  if (status === 'guest') return <p className={prose.aside}>{t('purse.guest')}</p>;
  if (status === 'trial') return <p className={prose.aside}>{t('purse.trial')}</p>;
  if (isError && data === undefined) {
    return (
      <p className={retry}>
        <Button look="plain" icon="arrow-clockwise" onClick={() => void refetch()}>
          {t('purse.failed')}
        </Button>
      </p>
    );
  }
  return (
    <p className={sum} aria-busy={data === undefined}>
      {data === undefined ? <Skeleton className={boneSum} /> : <bdi>{new Intl.NumberFormat(tag).format(data)}</bdi>}
    </p>
  );
}

function LogInLink() {
  const { t } = useTranslation('point-mall');
  return (
    <LinkButton look="primary" to={paths.login} state={{ from: pages.mall.path, open: true }}>
      {t('purse.logIn')}
    </LinkButton>
  );
}
