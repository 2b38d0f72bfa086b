import { rowNote } from '#app/kinds/money-flow/page/flow.css.ts';
import { FlowList, FlowSection } from '#app/kinds/money-flow/page/flow-list.tsx';
import { historyPath } from '#app/kinds/record-page/views/history-path.ts';
import { List } from '#app/kit/list/list.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { receiptPath } from '../upline-path.ts';
import { useTransfers } from '../upline-queries.ts';
import { transferText } from './upline-form.css.ts';

/** The last transfers with links to their receipts. @param hasUpline if false, an empty list is omitted */
export function TransferList({ hasUpline }: { hasUpline: boolean }) {
  const { t } = useTranslation('upline');
  const time = useClock('short');
  const { data, isError, refetch } = useTransfers();
  const rows = data?.content;
  if (!hasUpline && !rows?.length) return null;
  const all = rows && rows.length > 0 && (
    <LinkButton look="plain" to={historyPath('transferUpline')}>
      {t('history.all')}
    </LinkButton>
  );
  return (
    <FlowSection title={t('history.title')} action={all}>
      {rows?.length === 0 && <p className={prose.aside}>{t('history.empty')}</p>}
      {!data && !isError && <List busy />}
      {!data && isError && <Problem title={t('history.failed')} onAction={() => void refetch()} />}
      {rows && rows.length > 0 && (
        <FlowList payments={rows} idOf={({ transferId }) => transferId} pathOf={receiptPath}>
          {({ amount, currency, account, createdAt }) => (
            <>
              <span className={transferText}>
                <bdi>{account}</bdi>
                <span className={rowNote}>{time(createdAt)}</span>
              </span>
              <Money amount={amount} currency={currency} />
            </>
          )}
        </FlowList>
      )}
    </FlowSection>
  );
}
