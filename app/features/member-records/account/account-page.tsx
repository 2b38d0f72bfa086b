import { choicesOf } from '#app/kinds/record-page/record-filter.tsx';
import { RecordPage } from '#app/kinds/record-page/record-page.tsx';
import { MOVEMENT_KINDS } from '#app/kinds/record-page/record-values.ts';
import { useRecordAddress } from '#app/kinds/record-page/use-record-address.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { Movement } from '#schemas/generated/platform.ts';
import { NoRecords } from '../shared/no-records.tsx';
import { MovementReference } from './movement-reference.tsx';
import { gameOfMovement } from './movements.css.ts';
import { useAccountRecord } from './use-account-record.ts';

const keyOf = ({ id }: Movement) => String(id);

/** All movements of the member's balance with the resulting balance. */
export function AccountPage() {
  const { t } = useTranslation('member-records');
  const address = useRecordAddress();
  const kind = address.choice('kind', MOVEMENT_KINDS);
  return (
    <RecordPage
      {...{ address, keyOf, t }}
      title={t('entry.account')}
      record={useAccountRecord(kind, address)}
      trial={t('trial')}
      failed={t('account.failed')}
      filter={{
        ...{ name: 'kind', label: t('account.kinds'), icon: 'sort-descending', value: kind },
        choices: choicesOf(t('account.all'), MOVEMENT_KINDS, (value) => t(`kind.${value}`)),
      }}
      figures={[
        { name: t('account.net'), signed: ({ totals }) => totals.net },
        { name: t('account.received'), money: ({ totals }) => totals.received },
        { name: t('account.spent'), money: ({ totals }) => totals.spent },
        { name: t('account.count'), count: ({ totals }) => totals.count },
      ]}
      columns={[
        { id: 'what', name: t('column.what'), cell: (movement) => <What movement={movement} /> },
        { id: 'amount', name: t('column.amount'), besideName: true, signed: ({ amount }) => amount },
        { id: 'balance', name: t('column.balance'), belowName: 'end', money: ({ balance }) => balance },
        { id: 'when', name: t('column.when'), belowName: 'start', time: ({ createdAt }) => createdAt },
        {
          ...{ id: 'reference', name: t('column.reference'), kind: 'number', belowName: 'start' },
          cell: (movement) => <MovementReference movement={movement} />,
        },
      ]}
      file={[
        { name: t('column.when'), time: ({ createdAt }) => createdAt },
        {
          name: t('column.what'),
          cell: ({ kind: what, title }) => [t(`kind.${what}`), title].filter(Boolean).join(': '),
        },
        { name: t('column.game'), cell: ({ game = '' }) => game },
        { name: t('column.amount'), money: ({ amount }) => amount },
        { name: t('column.balance'), money: ({ balance }) => balance },
        { name: t('column.currency'), currency: true },
        { name: t('column.reference'), cell: ({ reference }) => reference },
      ]}
      empty={
        <NoRecords
          icon="list"
          title={t('account.none')}
          text={t('account.noneText')}
          address={address}
          filters={['kind']}
        />
      }
    />
  );
}

function What({ movement: { kind, game, title } }: { movement: Movement }) {
  const { t } = useTranslation('member-records');
  return (
    <>
      {t(`kind.${kind}`)}
      {(game ?? title) && (
        <span className={gameOfMovement}>
          <bdi>{game ?? title}</bdi>
        </span>
      )}
    </>
  );
}
