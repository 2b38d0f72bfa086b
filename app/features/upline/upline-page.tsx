import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { cashier } from '#app/shared/cashier/split.css.ts';
import { isHistory } from '#app/shared/records/history-path.ts';
import { useSearchParams } from '#app/shell/router/router.ts';
import { UplineForm } from './form/upline-form.tsx';
import { HistoryPage } from './history/history-page.tsx';
import { ReceiptPage } from './receipt/receipt-page.tsx';
import { TRANSFER } from './upline-path.ts';

/** Transfers money to the member's upline, shows the transfer that the address names, or lists all of them. */
export function UplinePage() {
  const { t } = useTranslation('upline');
  const { status } = useSession();
  const [search] = useSearchParams();
  const transferId = search.get(TRANSFER);
  if (status === 'trial') return <Alert tone="info" text={t('trial')} />;
  return (
    <div className={cashier}>
      {transferId ? <ReceiptPage key={transferId} transferId={transferId} /> : <Start search={search} />}
    </div>
  );
}

function Start({ search }: { search: URLSearchParams }) {
  return isHistory(search) ? <HistoryPage /> : <UplineForm />;
}
