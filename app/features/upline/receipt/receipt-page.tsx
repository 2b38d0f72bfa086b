import { HelpLink } from '#app/kinds/money-flow/page/help-link.tsx';
import { ended } from '#app/kinds/money-flow/page/split.css.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { List } from '#app/kit/list/list.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { Link } from '#app/shell/router/router.ts';
import { uplinePath } from '../upline-path.ts';
import { useTransfer } from '../upline-queries.ts';
import { back, head, number } from './receipt.css.ts';
import { TransferReceipt } from './transfer-receipt.tsx';

/** The receipt of a transfer with next steps. */
export function ReceiptPage({ transferId }: { transferId: string }) {
  const { t } = useTranslation('upline');
  const { data: transfer, isError, refetch } = useTransfer(transferId);
  return (
    <div className={ended}>
      <div className={head}>
        <Link className={back} to={uplinePath}>
          <Icon name="caret-left" size={16} />
          {t('receipt.back')}
        </Link>
        <bdi className={number}>{transferId}</bdi>
      </div>
      {transfer ? (
        <>
          <TransferReceipt transfer={transfer} />
          <HelpLink text={t('receipt.help')} />
        </>
      ) : isError ? (
        <Problem title={t('receipt.failed')} onAction={() => void refetch()} />
      ) : (
        <List busy />
      )}
    </div>
  );
}
