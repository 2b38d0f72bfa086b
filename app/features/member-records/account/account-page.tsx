import { isoClock } from '#app/clock/iso-clock.ts';
import { RecordHead } from '#app/kinds/record-page/days/record-head.tsx';
import { ExportButton } from '#app/kinds/record-page/file/export-button.tsx';
import { Summary } from '#app/kinds/record-page/totals/summary.tsx';
import { useRecordAddress } from '#app/kinds/record-page/use-record-address.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Money } from '#app/kit/money/money.tsx';
import { InlineSelect } from '#app/kit/select/inline-select.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { Navigate } from '#app/shell/router/router.ts';
import type { CsvCell } from '#schemas/csv/csv-lines.ts';
import type { AccountRecord, Movement } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import { SignedMoney } from '../shared/signed-money.tsx';
import { MOVEMENT_KINDS } from './movement-kinds.ts';
import { Movements } from './movements.tsx';
import { useAccountRecord } from './use-account-record.ts';

/** Every movement of the member's balance. */
export function AccountPage() {
  const { t } = useTranslation('member-records');
  const address = useRecordAddress();
  const kind = MOVEMENT_KINDS.find((known) => known === address.read('kind'));
  const record = useAccountRecord({ range: address.query, kind }, address);
  const { data, isPlaceholderData } = record.page;
  const kinds = MOVEMENT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }));
  if (!record.enabled) return <Alert tone="info" text={t('trial')} />;
  if (data && !isPlaceholderData && data.totalPages > 0 && address.page > data.totalPages)
    return <Navigate to={{ search: address.queryOf(data.totalPages) }} replace />;
  return (
    <div className={stack[5]}>
      <RecordHead
        address={address}
        days={data}
        t={t}
        action={data && data.totals.count > 0 && <Export data={data} load={(signal) => record.all(data, signal)} />}
      >
        <InlineSelect
          label={t('account.kinds')}
          icon="sort-descending"
          choices={[{ value: '', label: t('account.all') }, ...kinds]}
          value={kind ?? ''}
          onChange={(value) => address.filter({ kind: value })}
        />
      </RecordHead>
      {(data || record.page.isPending) && <Totals data={data} />}
      <Movements query={record.page} address={address} />
    </div>
  );
}

function Totals({ data }: { data: AccountRecord | undefined }) {
  const { t } = useTranslation('member-records');
  const { tag } = useCurrentLanguage();
  const { totals = { net: ZERO, received: ZERO, spent: ZERO, count: 0 }, currency = 'EUR' } = data ?? {};
  return (
    <Summary
      busy={!data}
      main={{ name: t('account.net'), value: <SignedMoney amount={totals.net} currency={currency} /> }}
      others={[
        { name: t('account.received'), value: <Money amount={totals.received} currency={currency} /> },
        { name: t('account.spent'), value: <Money amount={totals.spent} currency={currency} /> },
        { name: t('account.count'), value: new Intl.NumberFormat(tag).format(totals.count) },
      ]}
    />
  );
}

interface ExportProps {
  data: AccountRecord;
  load: (signal: AbortSignal) => AsyncIterable<Movement[]>;
}

function Export({ data, load }: ExportProps) {
  const { t } = useTranslation('member-records');
  const { currency, timeZone, from, to } = data;
  const clock = isoClock(timeZone);
  const line = ({ createdAt, kind, game, amount, balance, reference }: Movement): CsvCell[] => [
    ...[clock(createdAt), t(`kind.${kind}`), game ?? ''],
    ...[{ amount, currency }, { amount: balance, currency }, currency, reference],
  ];
  const head = [
    ...[`${t('column.when')} (${timeZone})`, t('column.what'), t('column.game'), t('column.amount')],
    ...[t('column.balance'), t('column.currency'), t('column.reference')],
  ];
  async function* parts(signal: AbortSignal) {
    for await (const movements of load(signal)) yield movements.map(line);
  }
  return (
    <ExportButton file={{ name: `${t('entry.account')} ${from} ${to}`, head, parts }} total={data.totals.count} t={t} />
  );
}
