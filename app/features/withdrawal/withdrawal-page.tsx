import { FlowPage } from '#app/kinds/money-flow/page/flow-page.tsx';
import { ORDER } from '#app/kinds/record-page/views/order-path.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { WithdrawalForm } from './form/withdrawal-form.tsx';
import { HistoryPage } from './history/history-page.tsx';
import { OrderPage } from './order/order-page.tsx';

/** Form for a withdrawal, the withdrawal in the address, or the full list. */
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
