import { Icon } from '#app/kit/icon/icon.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shared/clock/use-clock.ts';
import { historyPath } from '#app/shared/records/history-path.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { Link } from '#app/shell/router/router.ts';
import { depositOrderPath } from '../deposit-path.ts';
import { useLastOrders } from '../deposit-queries.ts';
import { OrderBadge } from '../order-badge.tsx';
import {
  endedList,
  heading,
  headingRow,
  openEnd,
  openNote,
  openRow,
  openText,
  sideSection,
} from './deposit-form.css.ts';

/** The last deposits that have ended, and the way to all of them. */
export function EndedOrders() {
  const { t } = useTranslation('deposit');
  const clock = useClock('short');
  const { data: orders = [], isError } = useLastOrders();
  // The list itself says what failed, and offers a retry.
  if (orders.length === 0 && !isError) return null;
  return (
    <section className={sideSection} aria-label={t('history.title')}>
      <div className={headingRow}>
        <h2 className={heading}>{t('history.title')}</h2>
        <LinkButton look="plain" to={historyPath('depositv2')}>
          {t('history.all')}
        </LinkButton>
      </div>
      <ul className={endedList}>
        {orders.map(({ orderId, amount, currency, methodName, state, createdAt }) => (
          <li key={orderId}>
            <Link className={openRow} to={depositOrderPath(orderId)}>
              <span className={openText}>
                <Money amount={amount} currency={currency} />
                <span className={openNote}>
                  <bdi>{methodName}</bdi>
                </span>
              </span>
              <span className={openEnd}>
                <OrderBadge state={state} />
                <span className={openNote}>{clock(createdAt)}</span>
              </span>
              <Icon name="caret-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
