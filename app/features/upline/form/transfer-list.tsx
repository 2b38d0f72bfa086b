import { useId } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { List } from '#app/kit/list/list.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shared/clock/use-clock.ts';
import { historyPath } from '#app/shared/records/history-path.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { Link } from '#app/shell/router/router.ts';
import type { UplineTransfer } from '#schemas/generated/platform.ts';
import { receiptPath } from '../upline-path.ts';
import { useTransfers } from '../upline-queries.ts';
import {
  heading,
  headingRow,
  note,
  section,
  transferNote,
  transferRow,
  transfers,
  transferText,
} from './upline-form.css.ts';

/** The last transfers, each a link to its receipt. @param hasUpline without one an empty list is left out */
export function TransferList({ hasUpline }: { hasUpline: boolean }) {
  const { t } = useTranslation('upline');
  const id = useId();
  const { data, isError, refetch } = useTransfers();
  const rows = data?.content;
  if (!hasUpline && !rows?.length) return null;
  return (
    <section className={section} aria-labelledby={id}>
      <div className={headingRow}>
        <h2 id={id} className={heading}>
          {t('history.title')}
        </h2>
        {rows && rows.length > 0 && (
          <LinkButton look="plain" to={historyPath('transferUpline')}>
            {t('history.all')}
          </LinkButton>
        )}
      </div>
      {rows?.length === 0 && <p className={note}>{t('history.empty')}</p>}
      {!data && !isError && <List busy />}
      {!data && isError && (
        <Problem title={t('history.failed')} action={t('shell:error.retry')} onAction={() => void refetch()} />
      )}
      {rows && rows.length > 0 && <Rows rows={rows} />}
    </section>
  );
}

function Rows({ rows }: { rows: readonly UplineTransfer[] }) {
  const time = useClock('short');
  return (
    <ul className={transfers}>
      {rows.map(({ transferId, amount, currency, account, createdAt }) => (
        <li key={transferId}>
          <Link className={transferRow} to={receiptPath(transferId)}>
            <span className={transferText}>
              <bdi>{account}</bdi>
              <span className={transferNote}>{time(createdAt)}</span>
            </span>
            <Money amount={amount} currency={currency} />
            <Icon name="caret-right" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
