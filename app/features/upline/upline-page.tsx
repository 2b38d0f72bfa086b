import { FlowPage } from '#app/kinds/money-flow/page/flow-page.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { UplineForm } from './form/upline-form.tsx';
import { HistoryPage } from './history/history-page.tsx';
import { ReceiptPage } from './receipt/receipt-page.tsx';
import { TRANSFER } from './upline-path.ts';

/** Form for a transfer to the upline, the receipt of the transfer in the address, or the full list. */
export function UplinePage() {
  const { t } = useTranslation('upline');
  return (
    <FlowPage
      trial={t('trial')}
      named={TRANSFER}
      one={(transferId) => <ReceiptPage key={transferId} transferId={transferId} />}
      history={<HistoryPage />}
      form={<UplineForm />}
    />
  );
}
