import { FlowSkeleton } from '#app/kinds/money-flow/page/flow-skeleton.tsx';
import { ended, main, sideCard, split, stack } from '#app/kinds/money-flow/page/split.css.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Problem } from '#app/kit/state/problem.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useCameFrom } from '#app/shell/games/came-from.ts';
import { useViewTitle } from '#app/shell/member/view-title.ts';
import type { DepositOrder } from '#schemas/generated/platform.ts';
import { isOpen, useOrder } from '../deposit-queries.ts';
import { EndedOrder } from './ended-order.tsx';
import { bonus as bonusStyle } from './order.css.ts';
import { OrderFoot } from './order-foot.tsx';
import { OrderState } from './order-state.tsx';
import { PayTo } from './pay-to.tsx';
import { PlayNext } from './play-next.tsx';
import { ProofField } from './proof-field.tsx';

/** An order with its payment instructions or its result. */
export function OrderPage({ orderId }: { orderId: string }) {
  const { t } = useTranslation('deposit');
  useViewTitle(t('order.title', { order: orderId }));
  const { data, isError, refetch } = useOrder(orderId);
  const from = useCameFrom();
  return (
    <div className={stack}>
      {data ? (
        isOpen(data.state) ? (
          <OpenOrder order={data} />
        ) : (
          <>
            <div className={ended}>
              <EndedOrder order={data} />
            </div>
            {data.state === 'credited' && !from && <PlayNext />}
          </>
        )
      ) : isError ? (
        <Problem title={t('order.failed')} onAction={() => void refetch()} />
      ) : (
        <FlowSkeleton />
      )}
    </div>
  );
}

/** An order that waits for its payment or the confirmation. */
function OpenOrder({ order }: { order: DepositOrder }) {
  return (
    <div className={split}>
      <div className={main}>
        <OrderState order={order} />
        <BonusLine order={order} />
        {order.state === 'waiting' && <PayTo order={order} />}
      </div>
      <div className={sideCard}>
        <ProofField order={order} />
        <OrderFoot order={order} />
      </div>
    </div>
  );
}

/** The bonus of an open order, if any. */
function BonusLine({ order: { bonus, currency } }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit');
  const { tag } = useCurrentLanguage();
  if (!bonus) return null;
  return (
    <p className={bonusStyle}>
      <Icon name="gift" size={20} />
      <span>{t('bonus.ordered', { title: bonus.title, amount: formatMoney(bonus.amount, currency, tag) })}</span>
    </p>
  );
}
