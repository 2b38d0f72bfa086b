import { FlowPage } from '#app/kinds/money-flow/page/flow-page.tsx';
import { ORDER } from '#app/kinds/record-page/views/order-path.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { WithdrawalForm } from './form/withdrawal-form.tsx';
import { HistoryPage } from './history/history-page.tsx';
import { OrderPage } from './order/order-page.tsx';

/** Requests a withdrawal, follows the one that the address names, or lists all of them. */
export function WithdrawalPage() {
  const { t } = useTranslation('withdrawal');
  return (
    <FlowPage
      trial={t('trial')}
      named={ORDER}
      one={(orderId) => <OrderPage key={orderId} orderId={orderId} />}
      history={<HistoryPage />}
      form={<WithdrawalForm />}
    />
  );
}
