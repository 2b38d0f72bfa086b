import { FlowPage } from '#app/kinds/money-flow/page/flow-page.tsx';
import { ORDER } from '#app/kinds/record-page/views/order-path.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { DepositForm } from './form/deposit-form.tsx';
import { HistoryPage } from './history/history-page.tsx';
import { OrderPage } from './order/order-page.tsx';

/** Shows the form, the order in the address, or the list of all deposits. */
export function DepositPage() {
  const { t } = useTranslation('deposit');
  return (
    <FlowPage
      trial={t('trial')}
      named={ORDER}
      one={(orderId) => <OrderPage key={orderId} orderId={orderId} />}
      history={<HistoryPage />}
      form={<DepositForm />}
    />
  );
}
