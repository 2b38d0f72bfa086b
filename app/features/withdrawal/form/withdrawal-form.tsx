import { Blocked, blockOf } from '#app/kinds/money-flow/blocked.tsx';
import { FlowSkeleton } from '#app/kinds/money-flow/page/flow-skeleton.tsx';
import { main, side, split, stack } from '#app/kinds/money-flow/page/split.css.ts';
import { historyPath } from '#app/kinds/record-page/views/history-path.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Money } from '#app/kit/money/money.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import type { WithdrawalTerms } from '#schemas/generated/platform.ts';
import { isOpen, useOrders, useTerms } from '../withdrawal-queries.ts';
import { AmountForm } from './amount-form.tsx';
import { OrderList } from './order-list.tsx';
import { Requirements } from './requirements.tsx';
import { available as availableStyle, figure, figureLine } from './withdrawal-form.css.ts';

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
  if (!terms) {
    if (!isError) return <FlowSkeleton />;
    return <Problem title={t('failed')} onAction={() => void refetch()} />;
  }
  const block = blockOf(terms);
  const available = (
    <>
      <Available terms={terms} />
      <Requirements requirements={terms.requirements} currency={terms.currency} />
    </>
  );
  const history = (
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
  return (
    <div className={stack}>
      <OrderList title={t('open.title')} orders={orders.filter(({ state }) => isOpen(state))} isOpen />
      {block ? (
        <div className={split}>
          <div className={main}>
            {available}
            <Blocked {...{ t, terms, block }} />
          </div>
          <div className={side}>{history}</div>
        </div>
      ) : (
        <>
          <AmountForm terms={terms}>{available}</AmountForm>
          {history}
        </>
      )}
    </div>
  );
}

/** Available amount, with the balance if that is larger. */
function Available({ terms: { available, balance, currency } }: { terms: WithdrawalTerms }) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  return (
    <section className={availableStyle}>
      <p className={prose.aside}>{t('available')}</p>
      <p className={figureLine}>
        <span className={figure}>
          <Money amount={available} currency={currency} />
        </span>
        {balance > available && (
          <span className={prose.aside}>{t('ofBalance', { balance: formatMoney(balance, currency, tag) })}</span>
        )}
      </p>
    </section>
  );
}
