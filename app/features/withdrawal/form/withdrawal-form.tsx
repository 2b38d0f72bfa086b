import type { ReactNode } from 'react';
import { useAtNow } from '#app/clock/use-at-now.ts';
import { Blocked, blockOf } from '#app/kinds/money-flow/blocked.tsx';
import { FlowSkeleton } from '#app/kinds/money-flow/page/flow-skeleton.tsx';
import { main, side, split, stack } from '#app/kinds/money-flow/page/split.css.ts';
import { historyPath } from '#app/kinds/record-page/views/history-path.ts';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import type { WithdrawalOrder, WithdrawalTerms } from '#schemas/generated/platform.ts';
import { isOpen, useOrders, useTerms } from '../withdrawal-queries.ts';
import { AccountAhead } from './account-ahead.tsx';
import { AmountForm } from './amount-form.tsx';
import { Available } from './available.tsx';
import { accountHold, waitsUntil } from './hold-of.ts';
import { OrderList } from './order-list.tsx';
import { Requirements } from './requirements.tsx';

/** Number of ended withdrawals shown. */
const LAST = 5;

/**
 * Available amount and the wagering that holds back the rest, then the amount form, between open and ended withdrawals.
 */
export function WithdrawalForm() {
  const { t } = useTranslation('withdrawal');
  const { data: terms, isError, refetch } = useTerms();
  const { data } = useOrders();
  const orders = data?.content ?? [];
  const until = useAtNow((now) => (terms ? waitsUntil(terms, now) : 0));
  if (!terms) {
    if (!isError) return <FlowSkeleton />;
    return <Problem title={t('failed')} onAction={() => void refetch()} />;
  }
  const history = <History orders={orders} />;
  return (
    <div className={stack}>
      <OrderList title={t('open.title')} orders={orders.filter(({ state }) => isOpen(state))} isOpen />
      <Ahead terms={terms} until={until} history={history} />
    </div>
  );
}

interface AheadProps {
  terms: WithdrawalTerms;
  /** When the first account can be withdrawn to, if all of them wait; else 0. */
  until: number;
  history: ReactNode;
}

/** What stands in the way first; the amount only where nothing does. */
function Ahead({ terms, until, history }: AheadProps) {
  const { t } = useTranslation('withdrawal');
  const block = blockOf(terms);
  const waiting = accountHold(terms, until);
  const requirements = <Requirements requirements={terms.requirements} currency={terms.currency} />;
  if (!(block || waiting))
    return (
      <>
        <AmountForm terms={terms}>
          <Available terms={terms} />
          {requirements}
        </AmountForm>
        {history}
      </>
    );
  return (
    <div className={split}>
      <div className={main}>
        <Available terms={terms} hold={block ? { why: block } : waiting} />
        {block && <Blocked {...{ t, terms, block }} />}
        {waiting && <AccountAhead terms={terms} hold={waiting} />}
        {requirements}
      </div>
      <div className={side}>{history}</div>
    </div>
  );
}

/** The last withdrawals that have ended. */
function History({ orders }: { orders: readonly WithdrawalOrder[] }) {
  const { t } = useTranslation('withdrawal');
  return (
    <OrderList
      title={t('history.title')}
      orders={orders.filter(({ state }) => !isOpen(state)).slice(0, LAST)}
      empty={orders.length === 0 ? t('history.empty') : undefined}
      action={
        orders.length > 0 && (
          <LinkButton look="plain" to={historyPath('withdraw')}>
            {t('history.all')}
          </LinkButton>
        )
      }
    />
  );
}
