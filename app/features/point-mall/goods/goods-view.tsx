import { useQuery } from '@tanstack/react-query';
import { Button } from '#app/kit/button/button.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { ResultLine } from '#app/kit/list/result-line.tsx';
import { InlineSelect } from '#app/kit/select/inline-select.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import type { PointGood } from '#schemas/generated/platform.ts';
import type { useMallAddress } from '../mall/use-mall-address.ts';
import { usePoints } from '../use-points.ts';
import { chooseGoods, orders } from './choose-goods.ts';
import { GoodCard } from './good-card.tsx';
import { boneArt, boneName, bonePrice, card, grid, words } from './goods.css.ts';
import { GoodsFilter } from './goods-filter.tsx';

const SKELETONS = Array.from({ length: 8 }, (_, index) => index);

type GoodsViewProps = Pick<ReturnType<typeof useMallAddress>, 'wish' | 'wishFor' | 'open'>;

/** Items that points can be redeemed for. */
export function GoodsView({ wish, wishFor, open }: GoodsViewProps) {
  const { t } = useTranslation('point-mall');
  const { status } = useSession();
  const points = usePoints();
  const { data: goods, isError, refetch } = useQuery(points.goods);
  const { data: balance = null } = useQuery(points.balance);
  if (isError && !goods) {
    return <Problem title={t('goods.failed')} onAction={() => void refetch()} />;
  }
  if (goods?.length === 0) return <Empty icon="gift" title={t('goods.nothing')} text={t('goods.nothingText')} />;
  const chosen = goods && chooseGoods(goods, wish, balance);
  return (
    <div className={stack[5]}>
      <GoodsFilter wish={wish} onWish={wishFor} hasPoints={status === 'member' || status === 'agent'} />
      <ResultLine found={chosen && t('goods.count', { count: chosen.length })}>
        <InlineSelect
          label={t('order.label')}
          icon="sort-descending"
          choices={orders.map((value) => ({ value, label: t(`order.${value}`) }))}
          value={wish.order}
          onChange={(value) => wishFor({ order: orders.find((candidate) => candidate === value) ?? 'chosen' })}
        />
      </ResultLine>
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

function GoodSkeleton() {
  return (
    <li className={card} aria-hidden="true">
      <Skeleton className={boneArt} />
      <div className={words}>
        <Skeleton className={boneName} />
        <Skeleton className={bonePrice} />
      </div>
    </li>
  );
}
