import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../kit/button/button.tsx';
import { Empty } from '../../../kit/state/empty.tsx';
import { Problem } from '../../../kit/state/problem.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import type { PointGood } from '../../../platform/contract.ts';
import type { useMallAddress } from '../mall/use-mall-address.ts';
import { usePoints } from '../use-points.ts';
import { chooseGoods } from './choose-goods.ts';
import { GoodCard } from './good-card.tsx';
import { GoodSkeleton } from './good-skeleton.tsx';
import { grid, result, view } from './goods.css.ts';
import { GoodsTools } from './goods-tools.tsx';

const SKELETONS = Array.from({ length: 8 }, (_, index) => index);

type GoodsViewProps = Pick<ReturnType<typeof useMallAddress>, 'wish' | 'wishFor' | 'open'>;

/** Everything that points can be redeemed for. */
export function GoodsView({ wish, wishFor, open }: GoodsViewProps) {
  const { t } = useTranslation('point-mall');
  const points = usePoints();
  const { data: goods, isError, refetch } = useQuery(points.goods);
  const { data: balance = null } = useQuery(points.balance);
  if (isError && !goods) {
    return <Problem title={t('goods.failed')} action={t('shell:error.retry')} onAction={() => void refetch()} />;
  }
  const chosen = goods && chooseGoods(goods, wish, balance);
  return (
    <div className={view}>
      <GoodsTools wish={wish} onWish={wishFor} hasPoints={balance !== null} />
      <p className={result} role="status">
        {chosen && t('goods.count', { count: chosen.length })}
      </p>
      {chosen?.length === 0 ? (
        <Empty icon="gift" title={t('goods.none')} text={t('goods.noneText')}>
          <Button onClick={() => wishFor({ kind: null, within: false })}>{t('goods.all')}</Button>
        </Empty>
      ) : (
        <Goods goods={chosen} open={open} />
      )}
    </div>
  );
}

function Goods({ goods, open }: { goods: PointGood[] | undefined; open: (rewardId: string) => void }) {
  return (
    <ul className={grid} aria-busy={!goods}>
      {goods
        ? goods.map((good) => <GoodCard key={good.rewardId} good={good} onOpen={() => open(good.rewardId)} />)
        : SKELETONS.map((index) => <GoodSkeleton key={index} />)}
    </ul>
  );
}
