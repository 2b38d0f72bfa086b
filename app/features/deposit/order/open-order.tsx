import { main, sideCard, split } from '#app/kinds/money-flow/page/split.css.ts';
import type { DepositOrder } from '#schemas/generated/platform.ts';
import { BonusLine } from './bonus-line.tsx';
import { OrderFoot } from './order-foot.tsx';
import { OrderState } from './order-state.tsx';
import { PayTo } from './pay-to.tsx';
import { ProofField } from './proof-field.tsx';

/** An order that waits for its payment, or for its check. */
export function OpenOrder({ order }: { order: DepositOrder }) {
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
