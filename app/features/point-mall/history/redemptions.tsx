import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Badge } from '#app/kit/badge/badge.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { List } from '#app/kit/list/list.tsx';
import { ListRow } from '#app/kit/list/list-row.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { Pages } from '#app/shell/paging/pages.tsx';
import { usePointsText } from '#app/shell/points/use-points-text.ts';
import { Navigate } from '#app/shell/router/router.ts';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import type { Redemption } from '#schemas/generated/platform.ts';
import type { useMallAddress } from '../mall/use-mall-address.ts';
import { usePoints } from '../use-points.ts';
import { figures, thumb } from './history.css.ts';
import { isPastEnd } from './is-past-end.ts';

const TONES = { process: 'accent', approved: 'win', rejected: 'danger' } as const;

type RedemptionsProps = Pick<ReturnType<typeof useMallAddress>, 'page' | 'turnTo' | 'queryOf' | 'show'>;

/** Redeemed items with the status of each request. */
export function Redemptions({ page, turnTo, queryOf, show }: RedemptionsProps) {
  const { t } = useTranslation('point-mall');
  const { data, isError, isPlaceholderData, refetch } = useQuery(usePoints().redemptions(page));
  if (!isPlaceholderData && isPastEnd(page, data))
    return <Navigate to={{ search: queryOf(data.totalPages) }} replace />;
  if (isError && !data) {
    return <Problem title={t('redemptions.failed')} onAction={() => void refetch()} />;
  }
  if (data?.totalPages === 0) {
    return (
      <Empty icon="gift" title={t('redemptions.none')} text={t('redemptions.noneText')}>
        <Button onClick={() => show('goods')}>{t('redemptions.look')}</Button>
      </Empty>
    );
  }
  return (
    <>
      <List label={t('view.redeemed')} busy={!data}>
        {data?.content.map((redemption) => (
          <Line key={redemption.redeemId} redemption={redemption} />
        ))}
      </List>
      {data && <Pages label={t('view.redeemed')} page={page} count={data.totalPages} onPage={turnTo} />}
    </>
  );
}

function Line({ redemption }: { redemption: Redemption }) {
  const { t } = useTranslation('point-mall');
  const day = useClock('day');
  const address = useImageAddress();
  const say = usePointsText();
  const { name, quantity, points, status, createdAt, imageUrl } = redemption;
  const returned = status === 'rejected' ? [t('redemptions.returned')] : [];
  const facts = [say(points), day(createdAt), ...returned];
  return (
    <ListRow
      lead={<img className={thumb} src={address(imageUrl)} alt="" width={64} height={48} loading="lazy" />}
      text={
        <bdi>
          {name}
          {quantity > 1 && ` × ${quantity}`}
        </bdi>
      }
      note={facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' · '}
          <span className={figures}>{fact}</span>
        </Fragment>
      ))}
      trail={<Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>}
    />
  );
}
