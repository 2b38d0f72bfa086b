import { rowNote } from '#app/kinds/money-flow/page/flow.css.ts';
import { FlowSection } from '#app/kinds/money-flow/page/flow-list.tsx';
import { historyPath } from '#app/kinds/record-page/views/history-path.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { useLastOrders } from '../deposit-queries.ts';
import { OrderBadge } from '../order-badge.tsx';
import { OrderRows } from './order-rows.tsx';

/** The latest ended deposits, with a link to the full list. */
export function EndedOrders() {
  const { t } = useTranslation('deposit');
  const clock = useClock('short');
  const { data: orders = [], isError } = useLastOrders();
  // Show the link even after an error: the full list reports it and can retry.
  if (orders.length === 0 && !isError) return null;
  const all = (
    <LinkButton look="plain" to={historyPath('depositv2')}>
      {t('history.all')}
    </LinkButton>
  );
  return (
    <FlowSection title={t('history.title')} action={all}>
      <OrderRows
        orders={orders}
        end={({ state, createdAt }) => (
          <>
            <OrderBadge state={state} />
            <span className={rowNote}>{clock(createdAt)}</span>
          </>
        )}
      />
    </FlowSection>
  );
}
