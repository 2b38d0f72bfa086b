import { useSnapshot } from 'valtio';
import { rowNote } from '#app/kinds/money-flow/page/flow.css.ts';
import { FlowSection } from '#app/kinds/money-flow/page/flow-list.tsx';
import { FlowSkeleton } from '#app/kinds/money-flow/page/flow-skeleton.tsx';
import { stack } from '#app/kinds/money-flow/page/split.css.ts';
import { Countdown } from '#app/kit/countdown/countdown.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useLacks } from '#app/modules/module-context.tsx';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import type { DepositMethods, DepositOrder } from '#schemas/generated/platform.ts';
import { useDepositMethods, useLastOrders, useOpenOrders, useRefreshOrders } from '../deposit-queries.ts';
import { AmountForm } from './amount-form.tsx';
import { depositDraft } from './deposit-draft.ts';
import { EndedOrders } from './ended-orders.tsx';
import { MethodList } from './method-list.tsx';
import { OrderRows } from './order-rows.tsx';
import { VoucherForm } from './voucher-form.tsx';

/** Amount, payment method, and lists of open and ended orders. */
export function DepositForm() {
  const { t } = useTranslation('deposit');
  const { data, isError, refetch } = useDepositMethods();
  if (data) return <LoadedForm {...data} />;
  if (!isError) return <FlowSkeleton />;
  return <Problem title={t('failed')} onAction={() => void refetch()} />;
}

function LoadedForm({ methods: all, presets, bonuses, currency, maxOpen }: DepositMethods) {
  const { t } = useTranslation('deposit');
  const hasVouchers = !useLacks('POST /wps/member/deposit/voucher');
  const methods = all.filter(({ kind }) => kind !== 'voucher' || hasVouchers);
  const [draft] = useDraft(depositDraft);
  const { methodId } = useSnapshot(draft);
  const open = useOpenOrders().data;
  const ended = useLastOrders().data;
  const isFirst = open?.length === 0 && ended?.length === 0;
  const orders = open ?? [];
  const method = methods.find((one) => one.methodId === methodId) ?? methods[0];
  if (!method) return <Alert tone="info" text={t('shell:error.code.not_available')} />;
  const list = (
    <MethodList
      methods={methods}
      currency={currency}
      chosen={method.methodId}
      onChoose={(chosen) => {
        draft.methodId = chosen.methodId;
      }}
    />
  );
  return (
    <div className={stack}>
      <OpenOrders orders={orders} />
      {orders.length >= maxOpen && <Alert tone="info" text={t('open.full', { count: maxOpen })} />}
      {method.kind === 'voucher' ? (
        <VoucherForm>{list}</VoucherForm>
      ) : (
        <AmountForm {...{ draft, method, currency, presets, isFirst, bonuses }}>{list}</AmountForm>
      )}
      <EndedOrders />
    </div>
  );
}

/** Orders that wait for a payment or its confirmation, with the time left. */
function OpenOrders({ orders }: { orders: readonly DepositOrder[] }) {
  const { t } = useTranslation('deposit');
  const refresh = useRefreshOrders();
  if (orders.length === 0) return null;
  return (
    <FlowSection title={t('open.title')}>
      <OrderRows
        isOpen
        orders={orders}
        end={({ state, expiresAt }) =>
          state === 'waiting' && expiresAt !== undefined ? (
            <>
              <Countdown until={expiresAt} say={(minutes) => t('order.minutes', { count: minutes })} onEnd={refresh} />
              <span className={rowNote}>{t('open.left')}</span>
            </>
          ) : (
            <span className={rowNote}>{t('open.checking')}</span>
          )
        }
      />
    </FlowSection>
  );
}
