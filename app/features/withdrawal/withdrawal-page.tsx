import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { cashier } from '#app/shared/cashier/split.css.ts';
import { isHistory } from '#app/shared/records/history-path.ts';
import { orderOf } from '#app/shared/records/order-path.ts';
import { useSearchParams } from '#app/shell/router/router.ts';
import { WithdrawalForm } from './form/withdrawal-form.tsx';
import { HistoryPage } from './history/history-page.tsx';
import { OrderPage } from './order/order-page.tsx';

/** Requests a withdrawal, follows the one that the address names, or lists all of them. */
export function WithdrawalPage() {
  const { t } = useTranslation('withdrawal');
  const { status } = useSession();
  const [search] = useSearchParams();
  const orderId = orderOf(search);
  if (status === 'trial') return <Alert tone="info" text={t('trial')} />;
  return (
    <div className={cashier}>{orderId ? <OrderPage key={orderId} orderId={orderId} /> : <Start search={search} />}</div>
  );
}

function Start({ search }: { search: URLSearchParams }) {
  return isHistory(search) ? <HistoryPage /> : <WithdrawalForm />;
}
